import { setRole } from '../../modules/auth/roles.ts';
import { StartError } from '../../start-error.ts';
import type { OperatorCommand } from './operator-command.ts';

/** Sets a member's role: `ADDRESS moderator` or `ADDRESS member`. */
export const role: OperatorCommand = ([address, wanted, ...more]) => {
  if (address === undefined || (wanted !== 'moderator' && wanted !== 'member') || more.length > 0) return null;
  return async ({ db }) => {
    const done = await setRole(db, address, wanted, new Date());
    if (done === 'unknown') throw new StartError('No member has this email address.');
    return done === 'same' ? `They are a ${wanted} already.` : `They are a ${wanted} now.`;
  };
};
