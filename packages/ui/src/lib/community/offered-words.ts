import { msg, t } from '@lingui/core/macro';
import type { SettingValues } from '@skill-exchange/api-client/types';
import { textTable } from '../texts/text-table.ts';

/** What each thing is called that a community offers. */
export const offeredTexts = {
  offersEvents: msg`Events`,
  offersSessions: msg`Sessions`,
  offersRings: msg`Rings`,
  offersCheckIn: msg`Check-in`,
  offersChatFiles: msg`Files in messages`,
  offersBlogs: msg`Blogs`,
  publicProfiles: msg`Visitors see members`,
  publicEvents: msg`Visitors see events`,
  searchEngines: msg`Search engines`,
} as const satisfies { readonly [Name in keyof SettingValues]?: unknown };

export const offeredLabels = textTable(offeredTexts);

export type OfferedName = keyof typeof offeredTexts;

export type OfferedValues = { readonly [Name in OfferedName]: boolean };

export const isOfferedName = (name: string): name is OfferedName => Object.hasOwn(offeredTexts, name);

/** Returns a value in the words of "Last changes". */
export const offeredWords = (isOn: boolean) => (isOn ? t`on` : t`off`);
