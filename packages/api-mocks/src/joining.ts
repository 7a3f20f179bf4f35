import type { Joining, SettingGroup, SettingValues } from '@skill-exchange/api-client/types';

/** Who may join a community that nobody has set up: everybody. */
export const joiningSettings = (): SettingGroup => ({
  group: 'joining',
  version: 0,
  values: { joinBy: 'everybody', joinDomains: [], minimumAge: 0, invitationsPerMonth: 2 },
  setByServer: [],
});

/** Returns what people who want to join read. */
export const joiningOf = ({ joinBy = 'everybody', joinDomains = [], minimumAge = 0 }: SettingValues): Joining => ({
  by: joinBy,
  ...(joinBy === 'addresses' && { domains: joinDomains }),
  ...(minimumAge > 0 && { minimumAge }),
});
