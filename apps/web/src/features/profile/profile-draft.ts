import type { ProfileFields } from '@skill-exchange/ui/components/profile-edit-form';
import { isRecord, readTexts } from '../../lib/stored.ts';
import { readSkills } from '../../lib/stored-skills.ts';

/** Parses a stored draft of the profile; undefined if it does not fit the form. */
export function readProfileDraft(stored: unknown): ProfileFields | undefined {
  const texts = readTexts(stored, ['name', 'about']);
  if (texts === undefined || !isRecord(stored) || !('offered' in stored && 'requested' in stored)) return undefined;
  return { ...texts, offered: readSkills(stored.offered), requested: readSkills(stored.requested) };
}
