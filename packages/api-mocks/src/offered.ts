import { settingOf } from '@skill-exchange/api-client/features';
import type { Feature, SettingGroup, SettingValues } from '@skill-exchange/api-client/types';

/** What a community offers that nobody has set up: everything. */
export const offeredSettings = (): SettingGroup => ({
  group: 'offered',
  version: 0,
  values: {
    ...{ offersEvents: true, offersSessions: true, offersRings: true, offersCheckIn: true, offersChatFiles: true },
    ...{ offersBlogs: true, publicProfiles: true, publicEvents: true, searchEngines: true },
  },
  setByServer: [],
});

/** Returns what is turned off. */
export const notOfferedOf = (values: SettingValues): Feature[] =>
  (Object.keys(settingOf) as Feature[]).filter((feature) => values[settingOf[feature]] === false);
