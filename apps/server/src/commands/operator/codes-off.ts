import { inTransaction } from '../../db/contention.ts';
import { lockAccount } from '../../modules/auth/account-lock.ts';
import { emailKey } from '../../modules/auth/email-key.ts';
import { findCredentials } from '../../modules/auth/repository.ts';
import { switchCodesOff } from '../../modules/two-factor/service.ts';
import { StartError } from '../../start-error.ts';
import type { OperatorCommand } from './operator-command.ts';

/** Turns off two-factor codes for a member who lost access to them: `ADDRESS`. */
export const codesOff: OperatorCommand = ([address, ...more]) => {
  if (address === undefined || more.length > 0) return null;
  return async ({ db, jobs }) => {
    const member = await findCredentials(db, emailKey(address));
    if (member === undefined) throw new StartError('No member has this email address.');
    const wereOn = await inTransaction(db, async (trx) => {
      await lockAccount(trx, member.id);
      return await switchCodesOff({ jobs }, trx, member.id);
    });
    return wereOn ? 'Their codes are turned off.' : 'They have no codes turned on.';
  };
};
