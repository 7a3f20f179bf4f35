import type { User } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { presentFacts } from './facts.ts';
import { presentUser } from './present-user.ts';
import { profileVersion } from './profile-version.ts';
import type { ProfileRow } from './repository.ts';

/** Returns a member as they see themselves. */
export function presentOwnUser({ settings, clock }: AppContext, row: ProfileRow): User {
  return {
    ...presentUser(row, row.id, settings.verifyEmail),
    ...presentFacts(row, row.id, clock()),
    ...(row.hidden_skills.length > 0 && { hiddenSkills: row.hidden_skills }),
    version: profileVersion(row),
  };
}
