import type { ProfileFields } from '@skill-exchange/ui/profile-edit-form';

/** What the tab's storage held of a half-edited profile, if it still fits the form. */
export function readKeptProfile(stored: unknown): ProfileFields | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('name' in stored) || !('about' in stored) || !('offered' in stored) || !('requested' in stored))
    return undefined;
  const { name, about, offered, requested } = stored;
  if (typeof name !== 'string' || typeof about !== 'string') return undefined;
  return { name, about, offered: readSkills(offered), requested: readSkills(requested) };
}

function readSkills(stored: unknown): ProfileFields['offered'] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((skill: unknown) =>
    typeof skill === 'object' && skill !== null && 'name' in skill && typeof skill.name === 'string'
      ? [{ name: skill.name }]
      : [],
  );
}
