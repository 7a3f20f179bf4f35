import type { OperatorCommand } from './operator-command.ts';

/** Lists emails that could not be sent, or queues them again: `--retry`. */
export const mail: OperatorCommand = (args) => {
  if (args.length > 1 || (args.length === 1 && args[0] !== '--retry')) return null;
  return async ({ jobs }) => {
    if (args.length === 1) return `Queued ${await jobs.retryDeadEmails()} emails again.`;
    const dead = await jobs.deadEmails();
    const lines = dead.map(({ id, data, since }) => {
      // The line may end up in logs, so it does not contain the recipient.
      const about = { ...data, email: undefined };
      return `${since.toISOString()} ${id} ${JSON.stringify(about)}`;
    });
    return [...lines, `${dead.length} emails were given up.`].join('\n');
  };
};
