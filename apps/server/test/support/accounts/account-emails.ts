import { sql } from 'kysely';
import type { AccountEmail } from '../../../src/jobs/queues.ts';
import { deliverAccountEmail } from '../../../src/modules/account/deliver.ts';
import type { TestMailFolder } from '../programs/mail-folder.ts';
import type { TestMember, TestServer } from '../test-server.ts';

export interface QueuedAccountEmail {
  id: string;
  data: AccountEmail;
}

/** Sends a server's emails about accounts into its folder, and returns the tokens of their links. */
export function accountEmails(server: TestServer, mails: TestMailFolder['mails']) {
  /** Processes queued emails like the worker. */
  async function deliver(): Promise<QueuedAccountEmail[]> {
    const { rows } = await sql<QueuedAccountEmail>`
      delete from jobs.job where name = 'account-email' returning id, data`.execute(server.database.db);
    for (const job of rows) await deliverAccountEmail(server.app.context, job);
    return rows;
  }

  /** Sends queued emails; returns the token of the email with this subject to this address. */
  async function tokenTo(address: string, subject: string): Promise<string> {
    await deliver();
    const mail = (await mails()).findLast((one) => one.to?.[0]?.address === address && one.subject === subject);
    return /swap\.example\.org\/email-links\/([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  return {
    deliver,
    verifyToken: ({ email }: TestMember) => tokenTo(email, 'Confirm your email address'),
    undoCodesToken: ({ email }: TestMember) => tokenTo(email, 'Codes are switched on'),
    undoToken: (address: string) => tokenTo(address, 'Your email address was changed'),
    async resetToken({ email }: TestMember) {
      await server.visitor.ok('requestPasswordReset', { body: { email } });
      return await tokenTo(email, 'Set a new password');
    },
    /** Requests a new address; returns the token that was sent to it. */
    async changeToken({ api, password }: TestMember, email: string) {
      await api.ok('changeEmail', { body: { email, password } });
      return await tokenTo(email, 'Confirm your new email address');
    },
  };
}
