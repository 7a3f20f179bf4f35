import { Secret, TOTP } from 'otpauth';
import type { TestMailFolder } from '../programs/mail-folder.ts';
import type { TestMember, TestServer } from '../test-server.ts';
import { accountEmails } from './account-emails.ts';

/** The response to a wrong or used code. */
export const wrongCode = {
  status: 401,
  body: { code: 'wrong_code', message: 'That code is wrong, or was used before.' },
};

export const state = ({ api }: TestMember) => api.ok('getCodes');

/** Codes of a server's members, who get its emails in its folder. */
export function codesOn(server: TestServer, mails: TestMailFolder['mails']) {
  const { deliver } = accountEmails(server, mails);

  /** Returns the code that an app shows this many steps from now. */
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: server.clock.now().getTime() + steps * 30_000,
    });

  const pass = (seconds: number) =>
    server.clock.set(new Date(server.clock.now().getTime() + seconds * 1_000).toISOString());

  return {
    codeOf,
    pass,

    async switchOn({ api, password }: TestMember) {
      const { secret, uri } = await api.ok('startCodes', { body: { password } });
      const { recoveryCodes } = await api.ok('confirmCodes', { body: { code: codeOf(secret) } });
      pass(60);
      return { secret, uri, recoveryCodes };
    },

    logIn: ({ email, password }: TestMember, code?: string) =>
      server.visitor.call('logIn', { body: { email, password, ...(code !== undefined && { code }) } }),

    async lastMail() {
      await deliver();
      return (await mails()).at(-1)?.subject;
    },
  };
}
