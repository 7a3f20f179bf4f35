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

const settingOf: Readonly<Record<Feature, keyof SettingValues>> = {
  events: 'offersEvents',
  sessions: 'offersSessions',
  'chat-files': 'offersChatFiles',
  blogs: 'offersBlogs',
  'check-in': 'offersCheckIn',
  rings: 'offersRings',
  'public-profiles': 'publicProfiles',
  'public-events': 'publicEvents',
};

/** Returns what is turned off. */
export const notOfferedOf = (values: SettingValues): Feature[] =>
  (Object.keys(settingOf) as Feature[]).filter((feature) => values[settingOf[feature]] === false);
