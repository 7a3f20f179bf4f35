import { type RoleName, setRole } from '../../modules/auth/roles.ts';
import { StartError } from '../../start-error.ts';
import type { OperatorCommand } from './operator-command.ts';

const articles = { member: 'a', moderator: 'a', operator: 'an' } as const;

const isRole = (name: string | undefined): name is RoleName => name !== undefined && name in articles;

/** Sets a member's role: `ADDRESS moderator`, `ADDRESS operator` or `ADDRESS member`. */
export const role: OperatorCommand = ([address, wanted, ...more]) => {
  if (address === undefined || !isRole(wanted) || more.length > 0) return null;
  return async ({ db }) => {
    const done = await setRole(db, address, wanted, new Date());
    if (done === 'unknown') throw new StartError('No member has this email address.');
    return `They are ${articles[wanted]} ${wanted} ${done === 'same' ? 'already' : 'now'}.`;
  };
};
