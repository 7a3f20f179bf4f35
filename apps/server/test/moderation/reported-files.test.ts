import { describe, expect, test } from 'vitest';
import { jobHandlers } from '../../src/modules/job-handlers.ts';
import { say } from '../support/kinds/things.ts';
import { readFile, sendFiles, uploadFile } from '../support/message-files.ts';
import { appeal, cast, decide, judge, latestOf, report } from '../support/moderation.ts';
import { pdfFile, pictureForm, pngPicture } from '../support/pictures.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

const stored = () => server.database.db.selectFrom('message_attachments').select(['id', 'message_id']).execute();

describe('the file of a reported message', () => {
  async function reported() {
    const { ann, ben, mo, mia } = await cast(server);
    const { conversationId } = await say(ben, ann, 'Hello');
    const file = await uploadFile(ann, conversationId, pdfFile(), 'rude.pdf');
    const sent = await sendFiles(ann, ben, [file._id]);
    const caseId = await report(server, ben, 'message', sent._id);
    return { ann, ben, mo, mia, file, sent, caseId };
  }
  const drop = (by: TestMember, messageId: string) => by.chat.ok('deleteMessage', { path: { messageId } });
  const upkeep = () => jobHandlers(server.app.context).upkeep?.({ id: 'job', data: {} });

  test.each(['none', 'warn', 'hide', 'suspend'] as const)(
    'goes with the decision %s once its sender has deleted the message',
    async (kind) => {
      const { ann, mo, file, sent, caseId } = await reported();
      await drop(ann, sent._id);
      expect((await readFile(mo, file._id)).status).toBe(200);
      expect((await decide(mo, caseId, { kind })).status).toBe(200);
      expect(await stored()).toEqual([]);
      expect((await readFile(mo, file._id)).status).toBe(404);
    },
  );

  test('shows moderators its description, also of a deleted message', async () => {
    const { ann, ben, mo } = await cast(server);
    const { conversationId } = await say(ben, ann, 'Hello');
    const file = await uploadFile(ann, conversationId, await pngPicture(32, 32), 'rude.png');
    const descriptions = [{ attachmentId: file._id, description: 'A rude gesture' }];
    const body = { senderId: ann.id, receiverId: ben.id, text: '', attachmentIds: [file._id], descriptions };
    const sent = await ann.chat.ok('sendMessage', { body });
    const caseId = await report(server, ben, 'message', sent._id);
    for (const isDeleted of [false, true]) {
      if (isDeleted) await drop(ann, sent._id);
      const { case: open } = await mo.api.ok('getCase', { path: { caseId } });
      const about = open.messages?.find(({ isReported }) => isReported)?.attachments?.[0];
      expect(about).toMatchObject({ name: 'rude.png', description: 'A rude gesture' });
    }
  });

  test('goes when its sender deletes the message after the decision', async () => {
    const { ann, ben, mo, file, sent, caseId } = await reported();
    await decide(mo, caseId);
    expect((await readFile(ben, file._id)).status).toBe(200);
    expect((await readFile(mo, file._id)).status).toBe(403);
    const { case: decided } = await mo.api.ok('getCase', { path: { caseId } });
    expect(decided.messages?.at(-1)?.attachments?.[0]).not.toHaveProperty('url');
    await drop(ann, sent._id);
    expect(await stored()).toEqual([]);
  });

  test('that a moderator removes goes when the appeal is upheld, and comes back when it is reversed', async () => {
    for (const outcome of ['upheld', 'reversed'] as const) {
      const { ann, ben, mo, mia, file, caseId } = await reported();
      await decide(mo, caseId, { kind: 'hide' });
      for (const member of [ann, ben]) expect((await readFile(member, file._id)).status).toBe(404);
      const { _id } = await latestOf(ann);
      await appeal(ann, _id);
      expect((await readFile(mia, file._id)).status).toBe(200);
      await judge(mia, _id, outcome);
      expect((await readFile(ben, file._id)).status).toBe(outcome === 'upheld' ? 404 : 200);
      expect((await stored()).some(({ id }) => id === file._id)).toBe(outcome === 'reversed');
    }
  });

  test('that a moderator removes goes after the time for appeals', async () => {
    const { mo, caseId } = await reported();
    await decide(mo, caseId, { kind: 'hide' });
    server.clock.advance(19 * 24 * 3600);
    await upkeep();
    expect(await stored()).toHaveLength(1);
    server.clock.advance(2 * 24 * 3600);
    await upkeep();
    expect(await stored()).toEqual([]);
  });
});

test('a reported picture goes after the time for appeals, unless its member still shows it', async () => {
  const { ann, ben, mo } = await cast(server);
  const show = async (side: number) => {
    const form = pictureForm({}, await pngPicture(side, side));
    await ann.api.ok('editUser', { path: { userId: ann.id }, form });
  };
  const pictures = async () => (await server.database.db.selectFrom('images').select('hash').execute()).length;
  await show(8);
  await decide(mo, await report(server, ben, 'photo', ann.id));
  await show(9);
  expect(await pictures()).toBe(2);
  server.clock.advance(21 * 24 * 3600);
  await jobHandlers(server.app.context).upkeep?.({ id: 'job', data: {} });
  expect(await pictures()).toBe(1);
});
