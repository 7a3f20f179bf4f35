import type { OpenDatabase } from '../../db/open-database.ts';
import { StartError } from '../../start-error.ts';
import { codesOff } from './codes-off.ts';
import { mail } from './mail.ts';
import type { OperatorCommand } from './operator-command.ts';
import { role } from './role.ts';

const usage = `Usage:
  npm run operator -- role ADDRESS moderator   makes the member with this email address a moderator
  npm run operator -- role ADDRESS operator    makes them an operator, who sets the community up in the browser
  npm run operator -- role ADDRESS member      takes both roles away; all count from the member's next call
  npm run operator -- codes-off ADDRESS        turns off two-factor codes and emails the member
  npm run operator -- mail                     lists emails that could not be sent
  npm run operator -- mail --retry             queues them again

Stop a server with the embedded database first.
Before codes-off, verify who is asking: codes protect a member whose password is known to somebody else.`;

const commands: Record<string, OperatorCommand> = { role, 'codes-off': codesOff, mail };

/** Runs a command and returns what to print. @throws StartError with one line, or the usage. */
export async function runOperator(
  [name = '', ...args]: string[],
  withDatabase: (run: (database: OpenDatabase) => Promise<string>) => Promise<string>,
): Promise<string> {
  const run = commands[name]?.(args) ?? null;
  if (run === null) throw new StartError(usage);
  return await withDatabase(run);
}
