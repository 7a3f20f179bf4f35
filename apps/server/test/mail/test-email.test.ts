import { expect, test } from 'vitest';
import { sendTestEmail } from '../../src/modules/delivery/test-email.ts';
import { enrol, makeOperators } from '../support/enrol.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { useMailServers } from '../support/programs/mail-servers.ts';
import { useServer } from '../support/test-server.ts';

const { mailerFor, startPort, startSmtp } = useMailServers();
const { dataDir, mails } = useMailFolder();
const server = useServer({ dataDir, siteUrl: 'https://swap.example.org' });

/** Sends a test by a mail server at this port, as an operator. */
async function sendBy(port: number) {
  const [{ id, email }] = await enrol(server, 'Amara');
  const { context } = server.app;
  const settings = { ...context.settings, mail: { ...context.settings.mail, smtpUrl: `smtp://127.0.0.1:${port}` } };
  const mailer = mailerFor(port, { timeoutMs: 500 });
  const caller = { memberId: id, sessionId: '', role: 'member', isOperator: true, isSuspended: false } as const;
  return { email, answer: await sendTestEmail({ ...context, mailer, settings }, caller) };
}

test('an operator reads that the mail server took it', async () => {
  const { port, arrived } = await startSmtp();
  const { email, answer } = await sendBy(port);
  expect(answer).toEqual({ to: email, outcome: 'accepted' });
  expect(arrived[0]?.parsed.subject).toBe('A test of Skill Exchange');
});

test('an operator reads why the mail server refused it, and logs do not', async () => {
  const refusal = Object.assign(new Error('5.7.1 Sender address rejected'), { responseCode: 553 });
  const { port } = await startSmtp({ onMailFrom: (_address, _session, done) => done(refusal) });
  const { answer } = await sendBy(port);
  expect(answer).toMatchObject({
    outcome: 'refused',
    answer: expect.stringContaining('5.7.1 Sender address rejected'),
  });
});

test('an operator reads that nobody answers', async () => {
  const { port } = await startPort((socket) => socket.destroy());
  const { answer } = await sendBy(port);
  expect(answer.outcome).toBe('unreachable');
  expect(answer.answer).not.toBe('');
});

test('without a mail server it is written into a folder, for operators alone', async () => {
  const [amara, ann] = await enrol(server, 'Amara', 'Ann');
  await makeOperators(server, amara);
  expect(await amara.api.ok('sendTestEmail')).toEqual({ to: amara.email, outcome: 'folder' });
  expect((await mails())[0]?.text).toContain('https://swap.example.org/operator/email');
  expect(await ann.api.call('sendTestEmail')).toMatchObject({ status: 403, body: { code: 'not_operator' } });
  expect((await server.visitor.call('sendTestEmail')).status).toBe(401);
});
