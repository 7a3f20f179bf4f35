import type { SettingValues } from '@skill-exchange/api-client/types';
import { isRecord } from '../../lib/storage/stored.ts';

const texts = ['name', 'shortName', 'description', 'contactEmail'];
const hues = ['teachHue', 'learnHue'];

/** Changed settings that are not saved yet, and the version that they were made from. */
export interface SettingsDraft {
  version: number;
  values: SettingValues;
}

/** Parses the stored draft of settings. */
export function readSettingsDraft(stored: unknown): SettingsDraft | undefined {
  if (!isRecord(stored) || typeof stored.version !== 'number' || !isRecord(stored.values)) return undefined;
  const known = Object.entries(stored.values).filter(
    ([name, value]) =>
      (texts.includes(name) && typeof value === 'string') || (hues.includes(name) && typeof value === 'number'),
  );
  return { version: stored.version, values: Object.fromEntries(known) };
}
