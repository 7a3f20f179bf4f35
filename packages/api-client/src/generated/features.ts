// Written by `npm run generate` from openapi.yaml.
import type { Feature, SettingValues } from '../types.ts';

/** The setting that turns each feature off. */
export const settingOf = {
  'events': 'offersEvents',
  'sessions': 'offersSessions',
  'chat-files': 'offersChatFiles',
  'blogs': 'offersBlogs',
  'check-in': 'offersCheckIn',
  'rings': 'offersRings',
  'public-profiles': 'publicProfiles',
  'public-events': 'publicEvents',
} as const satisfies Record<Feature, keyof SettingValues>;

/** Features that are turned off for visitors alone. */
export const featuresOfVisitors: readonly Feature[] = [
  'public-profiles',
  'public-events',
];
