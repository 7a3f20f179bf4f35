import type { SettingValues } from '@skill-exchange/api-client/types';

/** What each thing is called that a community offers. */
export const offeredLabels = {
  offersEvents: 'Events',
  offersSessions: 'Sessions',
  offersRings: 'Rings',
  offersCheckIn: 'Check-in',
  offersChatFiles: 'Files in messages',
  offersBlogs: 'Blogs',
  publicProfiles: 'Visitors see members',
  publicEvents: 'Visitors see events',
  searchEngines: 'Search engines',
} as const satisfies { readonly [Name in keyof SettingValues]?: string };

export type OfferedName = keyof typeof offeredLabels;

export type OfferedValues = { readonly [Name in OfferedName]: boolean };

export const isOfferedName = (name: string): name is OfferedName => Object.hasOwn(offeredLabels, name);

/** Returns a value in the words of "Last changes". */
export const offeredWords = (isOn: boolean) => (isOn ? 'on' : 'off');
