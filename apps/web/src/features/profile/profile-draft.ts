import type { ProfileFields } from '@skill-exchange/ui/components/profile-edit-form';
import { readSkills } from '../../lib/search/stored-skills.ts';
import { isRecord, readTexts } from '../../lib/storage/parse-stored.ts';

/** What is typed, and the version of the profile that the form began with. */
export type ProfileDraft = Partial<ProfileFields> & { version?: string | undefined };

/** Reads an unsaved draft if it still fits the form. Missing texts are those of the profile. */
export function readProfileDraft(stored: unknown): ProfileDraft | undefined {
  if (readTexts(stored, ['name', 'about']) === undefined) return undefined;
  if (!isRecord(stored) || !('offered' in stored && 'requested' in stored)) return undefined;
  const texts = Object.entries(stored).filter(([, value]) => typeof value === 'string' || typeof value === 'boolean');
  const { levels, languages } = stored;
  return {
    ...Object.fromEntries(texts),
    ...(isRecord(levels) && { levels: Object.fromEntries(Object.entries(levels).filter(isText)) }),
    ...(Array.isArray(languages) && { languages: languages.filter((code) => typeof code === 'string') }),
    offered: readSkills(stored.offered),
    requested: readSkills(stored.requested),
  };
}

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
