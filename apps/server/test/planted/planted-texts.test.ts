import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/handlers.ts';
import type { JobData } from '../../src/jobs/queues.ts';
import { deliverPush } from '../../src/modules/delivery/deliver-push.ts';
import { createPushSender } from '../../src/modules/push/push-sender.ts';
import { callOf, clientOf } from '../authorisation/calls.ts';
import { occasionOfFirstCaller } from '../authorisation/first-caller.ts';
import { holdSession, hostEvent, letIn, say } from '../support/kinds/things.ts';
import { notifiedMembers } from '../support/notified-members.ts';
import { fileForm, pdfFile } from '../support/pictures.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { usePushService } from '../support/programs/push-service.ts';
import type { TestCall } from '../support/test-client.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { textFields } from '../support/text-fields.ts';
import { isOfLines, mailProblems } from './find-problems.ts';
import { problemsOfCopy, problemsOfFiles } from './read-all.ts';
import { mark, plantedTexts } from './texts.ts';

const folder = useMailFolder();
const server = useServer({ dataDir: folder.dataDir, verifyEmail: 'off' });
const pushes = usePushService();
const { deliver } = notifiedMembers(server, folder);

/** Fields of accounts and zones, which no file or mail shows. */
const isOfAccount = (field: string) =>
  / (password|currentPassword|newPassword|token|code|credential\S*|email|timeZone)$/.test(field);

const fields = textFields().filter((field) => !isOfAccount(field));
const planted = new Map<string, string[]>();

/** Puts a text into a field of a call, by a path such as `filters.q`. */
function withText(call: TestCall, path: string, text: string): TestCall {
  if (call.form !== undefined) {
    const form = new FormData();
    for (const [name, value] of call.form) form.set(name, value);
    const isList = /^(skillsOffered|skillsRequested)$/.test(path);
    form.set(path, isList ? JSON.stringify([text]) : text);
    return { ...call, form };
  }
  const put = (value: unknown, steps: readonly string[]): unknown => {
    const [step, ...rest] = steps;
    if (step === undefined) return Array.isArray(value) ? [text] : text;
    const inner = Array.isArray(value) ? value[0] : value;
    const changed = { ...(inner as object), [step]: put((inner as Record<string, unknown>)?.[step], rest) };
    return Array.isArray(value) ? [changed] : changed;
  };
  return { ...call, body: put(call.body ?? {}, path.split('.')) as object };
}

/** Lets a member's name, skills and texts reach everything that others receive. */
async function act(caller: TestMember, other: TestMember, name: string): Promise<void> {
  const { user } = await caller.api.ok('getUser', { path: { userId: caller.id } });
  const skills = [...(user.skillsOffered ?? []), 'Baking'].slice(0, 1);
  const event = await hostEvent(server, caller, { skills });
  await letIn(caller, other, event._id);
  const hours = { start_time: server.clock.inHours(30), end_time: server.clock.inHours(31) };
  await caller.api.ok('updateEvent', { path: { eventId: event._id }, body: hours });
  const session = await holdSession(server, caller, other, 50);
  await other.api.call('acceptSession', { path: { sessionId: session._id }, body: {} });
  const { conversationId } = await say(caller, other, 'Hello');
  const form = fileForm(pdfFile(), name);
  const { _id: attachmentId } = await clientOf(server, 'addAttachment', caller).ok('addAttachment', {
    query: { conversationId },
    form,
  });
  const body = { senderId: caller.id, receiverId: other.id, text: '', attachmentIds: [attachmentId] };
  await caller.chat.call('sendMessage', { body });
}

async function problemsOfPushes(): Promise<string[]> {
  const { rows } = await sql<{ data: JobData['push'] }>`
    delete from jobs.job where name = 'push' returning data`.execute(server.database.db);
  const { context } = server.app;
  const sender = createPushSender(context.settings, pushes.fetch);
  for (const { data } of rows) await deliverPush({ ...context, pushes: sender }, data);
  const messages = pushes.received.map(({ message }) => message as Record<string, string>);
  return messages.flatMap(({ title = '', path = '' }) =>
    isOfLines(title) || isOfLines(path) || path.includes(mark) ? [`a push: ${JSON.stringify({ title, path })}`] : [],
  );
}

const kinds = Object.keys(plantedTexts) as (keyof typeof plantedTexts)[];

test.each(fields)('no file, mail or push takes a part of %s for its own', async (field) => {
  const [id = '', path = ''] = field.split(' ') as [OperationId, string];
  const known = new Set<string>();
  for (const kind of kinds) {
    const text = plantedTexts[kind];
    const { caller, cast, ...occasion } = await occasionOfFirstCaller(server, id as OperationId);
    const call = withText(await callOf(id as OperationId, { caller, cast, ...occasion }), path, text);
    const { status } = await clientOf(server, id as OperationId, caller).call(id as OperationId, call);
    expect(status, `${field} with ${kind}`).toBeLessThan(500);
    if (status >= 300) continue;
    planted.set(field, [...(planted.get(field) ?? []), kind]);
    const other = [cast.member, cast.counterpart].find((one) => one.id !== caller.id) ?? cast.member;
    await other.api.ok('setPushDevice', { body: pushes.subscribe() });
    await act(caller, other, text);
    await deliver('email', 'invitation', 'digest', 'account-email');
    // An operator's call may have logged one of them out.
    const members: TestMember[] = [];
    for (const one of [caller, other, cast.owner, cast.host])
      if ((await one.api.call('checkAuth')).status === 200) members.push(one);
    const addresses = (await server.database.db.selectFrom('members').select('email').execute()).map(
      (row) => row.email,
    );
    const mails = await folder.mails();
    expect(mails.length).toBeGreaterThan(0);
    const problems = [
      ...mails.flatMap((mail) => mailProblems(mail, addresses).map((problem) => `${mail.subject}: ${problem}`)),
      ...(await problemsOfPushes()),
      ...(await problemsOfFiles(server, members, { text, known })),
      ...(await problemsOfCopy(server, caller)),
    ];
    expect(problems, `${field} with ${kind}`).toEqual([]);
    folder.empty();
  }
});

test('most fields take some of the texts', () => {
  expect(planted.size).toBeGreaterThan(35);
  expect(new Set([...planted.values()].flat()).size).toBeGreaterThan(8);
});
