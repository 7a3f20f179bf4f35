import type { SentenceInLanguage, SettingValues } from '@skill-exchange/api-client/types';
import { isRecord } from '../../lib/storage/parse-stored.ts';

/** The settings of the page, and the types of their values. */
export const types: Readonly<Record<string, 'string' | 'number' | 'sentences'>> = {
  name: 'string',
  shortName: 'string',
  description: 'string',
  descriptionIn: 'sentences',
  contactEmail: 'string',
  teachHue: 'number',
  learnHue: 'number',
  logo: 'string',
  cover: 'string',
  coverAlt: 'string',
  coverAltIn: 'sentences',
  language: 'string',
  timeZone: 'string',
};

/** Changed settings that are not saved yet, and the version that they were made from. */
export interface SettingsDraft {
  version: number;
  values: SettingValues;
}

const isSentence = (value: unknown): value is SentenceInLanguage =>
  isRecord(value) && typeof value.language === 'string' && typeof value.text === 'string';

const areSentences = (value: unknown) => Array.isArray(value) && value.every(isSentence);

/** Parses the stored draft of settings. */
export function readSettingsDraft(stored: unknown): SettingsDraft | undefined {
  if (!isRecord(stored) || typeof stored.version !== 'number' || !isRecord(stored.values)) return undefined;
  const known = Object.entries(stored.values).filter(([name, value]) =>
    types[name] === 'sentences' ? areSentences(value) : typeof value === types[name],
  );
  return { version: stored.version, values: Object.fromEntries(known) };
}
