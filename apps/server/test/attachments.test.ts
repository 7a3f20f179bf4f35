import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { eraseLeft } from '../src/modules/account/leaving.ts';
import { removeUnsentAttachments } from '../src/modules/chat/attachment-service.ts';
import { makeZip } from '../src/modules/exports/make-zip.ts';
import { jobHandlers } from '../src/modules/job-handlers.ts';
import { columnsWith } from './support/columns-with.ts';
import { appoint, enrol } from './support/enrol.ts';
import { appeal, cast, decide, judge, latestOf, report } from './support/moderation.ts';
import { fileForm, pdfFile, pictureForm, pngPicture } from './support/pictures.ts';
import type { TestAnswer } from './support/test-client.ts';
import { type TestMember, useServer } from './support/test-server.ts';
import { say } from './support/things.ts';

const server = useServer();

async function twoTalking() {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const { conversationId } = await say(ben, ann, 'Hello');
  return { ann, ben, conversationId };
}

const upload = (member: TestMember, conversationId: string, file?: Buffer, name?: string) =>
  member.api.call('addAttachment', { query: { conversationId }, form: fileForm(file, name) });

async function uploaded(member: TestMember, conversationId: string, file: Buffer, name?: string) {
  return await member.api.ok('addAttachment', { query: { conversationId }, form: fileForm(file, name) });
}

const messageOf = (from: TestMember, to: TestMember, attachmentIds: string[], text = '') => ({
  body: { senderId: from.id, receiverId: to.id, text, attachmentIds },
});

const send = (from: TestMember, to: TestMember, ids: string[], text?: string) =>
  from.chat.ok('sendMessage', messageOf(from, to, ids, text));

const read = (member: TestMember, attachmentId: string): Promise<TestAnswer> =>
  member.chat.call('getAttachment', { path: { attachmentId } });

const stored = () => server.database.db.selectFrom('message_attachments').select(['id', 'message_id']).execute();

describe('an upload', () => {
  test('of a picture is stored as WebP with its size', async () => {
    const { ann, conversationId } = await twoTalking();
    const file = await uploaded(ann, conversationId, await pngPicture(3200, 800), 'C:\\photos\\loaf.png');
    expect(file).toMatchObject({ kind: 'image', name: 'loaf.png', width: 1600, height: 400 });
    const content = await read(ann, file._id);
    expect(content.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect(await sharp(content.bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 400 });
    expect(content.bytes.length).toBe(file.bytes);
  });

  test('of a PDF is a download with the name of a PDF, whatever its own name says', async () => {
    const { ann, conversationId } = await twoTalking();
    const file = await uploaded(ann, conversationId, pdfFile(), 'Übung\u202e.exe');
    expect(file).toMatchObject({ kind: 'pdf', name: 'Übung.exe.pdf' });
    const content = await read(ann, file._id);
    expect(content.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="file.pdf"; filename*=UTF-8''%C3%9Cbung.exe.pdf`,
      'x-content-type-options': 'nosniff',
    });
    expect(content.bytes).toEqual(pdfFile());
  });

  test.each([
    ['nothing', undefined, 400, 'file: is required'],
    ['a text named as a PDF', Buffer.from('Hello'), 415, 'Attach a picture (JPEG, PNG, WebP, GIF or AVIF) or a PDF.'],
    ['half a PDF', Buffer.from('%PDF-1.7'), 415, 'Attach a picture (JPEG, PNG, WebP, GIF or AVIF) or a PDF.'],
    ['more than 10 MB', pdfFile(10 * 1024 * 1024), 413, 'Max file size is 10MB.'],
  ])('of %s is rejected', async (_name, file, status, message) => {
    const { ann, conversationId } = await twoTalking();
    expect(await upload(ann, conversationId, file, 'notes.pdf')).toMatchObject({ status, body: { message } });
    expect(await stored()).toEqual([]);
  });

  test('of almost 10 MB is stored', async () => {
    const { ann, conversationId } = await twoTalking();
    expect((await upload(ann, conversationId, pdfFile(10 * 1024 * 1024 - 100))).status).toBe(201);
  });

  test('is for the two members, unless one has blocked the other', async () => {
    const { ann, ben, conversationId } = await twoTalking();
    const [cat] = await enrol(server, 'Cat');
    expect((await upload(cat, conversationId, pdfFile())).status).toBe(403);
    await ben.api.ok('blockMember', { path: { userId: ann.id } });
    expect((await upload(ann, conversationId, pdfFile())).status).toBe(404);
  });

  test('that no message uses within a day is deleted', async () => {
    const { ann, ben, conversationId } = await twoTalking();
    const [kept, dropped] = [
      await uploaded(ann, conversationId, pdfFile()),
      await uploaded(ann, conversationId, pdfFile()),
    ];
    await send(ann, ben, [kept._id]);
    server.clock.advance(25 * 3600);
    const fresh = await uploaded(ann, conversationId, pdfFile());
    await removeUnsentAttachments(server.app.context);
    expect((await stored()).map(({ id }) => id).sort()).toEqual([kept._id, fresh._id].sort());
    expect((await read(ann, dropped._id)).status).toBe(404);
  });
});

describe('a message', () => {
  test('can be of files alone, in the order that its sender chose', async () => {
    const { ann, ben, conversationId } = await twoTalking();
    const picture = await uploaded(ann, conversationId, await pngPicture());
    const pdf = await uploaded(ann, conversationId, pdfFile(), 'Notes.pdf');
    const sent = await send(ann, ben, [pdf._id, picture._id]);
    expect(sent).toMatchObject({ text: '', attachments: [pdf, picture] });
    const thread = await ben.chat.ok('getThread', { path: { conversationId } });
    expect(thread.messages.at(-1)?.attachments).toEqual([pdf, picture]);
    const [chat] = await ben.chat.ok('listChatUsers', { path: { currentUserId: ben.id } });
    expect(chat?.lastMessage).toMatchObject({ excerpt: '', attachment: 'pdf' });
    const reply = await ben.chat.ok('sendMessage', {
      body: { senderId: ben.id, receiverId: ann.id, text: 'Thanks!', replyTo: sent._id },
    });
    expect(reply.replyTo).toMatchObject({ excerpt: '', attachment: 'pdf' });
  });

  test('without files needs a text', async () => {
    const { ann, ben } = await twoTalking();
    const body = { senderId: ann.id, receiverId: ben.id, text: '' };
    expect(await ann.chat.errorOf('sendMessage', 400, { body })).toBe('text: must not be empty');
    expect(await ann.chat.errorOf('sendMessage', 400, { body: { ...body, text: ' \u200b' } })).toBe(
      'text: must not be blank',
    );
  });

  test("takes its sender's own unsent files of this conversation, once", async () => {
    const { ann, ben, conversationId } = await twoTalking();
    const [cat] = await enrol(server, 'Cat');
    const elsewhere = (await say(cat, ann, 'Hello')).conversationId;
    const [own, other, foreign] = [
      await uploaded(ann, conversationId, pdfFile()),
      await uploaded(ann, elsewhere, pdfFile()),
      await uploaded(ben, conversationId, pdfFile()),
    ];
    for (const ids of [[other._id], [foreign._id], [own._id, foreign._id]])
      expect(await ann.chat.errorOf('sendMessage', 404, messageOf(ann, ben, ids))).toBe('File not found.');
    await send(ann, ben, [own._id]);
    expect(await ann.chat.errorOf('sendMessage', 404, messageOf(ann, ben, [own._id]))).toBe('File not found.');
  });

  test('that is repeated with its key is stored once', async () => {
    const { ann, ben, conversationId } = await twoTalking();
    const [one, other] = [
      await uploaded(ann, conversationId, pdfFile()),
      await uploaded(ann, conversationId, pdfFile()),
    ];
    const headers = { 'idempotency-key': 'one key' };
    const first = await ann.chat.ok('sendMessage', { ...messageOf(ann, ben, [one._id]), headers });
    expect(await ann.chat.ok('sendMessage', { ...messageOf(ann, ben, [one._id]), headers })).toEqual(first);
    await ann.chat.errorOf('sendMessage', 409, { ...messageOf(ann, ben, [other._id]), headers });
  });
});

test('a copy of one’s data has one’s own files, and an erasure leaves none', async () => {
  const { ann, ben, conversationId } = await twoTalking();
  const [pdf, picture, foreign] = [
    await uploaded(ann, conversationId, pdfFile(), 'xylophone.pdf'),
    await uploaded(ann, conversationId, await pngPicture()),
    await uploaded(ben, conversationId, pdfFile(), 'Notes.pdf'),
  ];
  await send(ann, ben, [pdf._id], 'See this');
  const { _id: alone } = await send(ann, ben, [picture._id]);
  await send(ben, ann, [foreign._id]);
  const chunks: Buffer[] = [];
  const { db } = server.database;
  for await (const chunk of makeZip(db, ann.id, { calendar: '', now: server.clock.now() })) chunks.push(chunk);
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
  expect(Object.keys(files).filter((name) => name.startsWith('files/'))).toEqual([
    `files/${pdf._id}.pdf`,
    `files/${picture._id}.webp`,
  ]);
  expect(Buffer.from(files[`files/${pdf._id}.pdf`] ?? [])).toEqual(pdfFile());
  expect(strFromU8(files['conversations.json'] ?? new Uint8Array())).toContain('Notes.pdf');

  await db.updateTable('members').set({ leaving_at: server.clock.now() }).where('id', '=', ann.id).execute();
  server.clock.advance(8 * 24 * 3600);
  await eraseLeft(server.app.context);
  expect((await stored()).map(({ id }) => id)).toEqual([foreign._id]);
  expect(await columnsWith(db, 'xylophone')).toEqual([]);
  const left = await db.selectFrom('messages').select('deleted_at').where('id', '=', alone).executeTakeFirstOrThrow();
  expect(left.deleted_at).not.toBeNull();
});

describe('the file of a reported message', () => {
  async function reported() {
    const { ann, ben, mo, mia } = await cast(server);
    const { conversationId } = await say(ben, ann, 'Hello');
    const file = await uploaded(ann, conversationId, pdfFile(), 'rude.pdf');
    const sent = await send(ann, ben, [file._id]);
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
      expect((await read(mo, file._id)).status).toBe(200);
      expect((await decide(mo, caseId, { kind })).status).toBe(200);
      expect(await stored()).toEqual([]);
      expect((await read(mo, file._id)).status).toBe(404);
    },
  );

  test('goes when its sender deletes the message after the decision', async () => {
    const { ann, ben, mo, file, sent, caseId } = await reported();
    await decide(mo, caseId);
    expect((await read(ben, file._id)).status).toBe(200);
    expect((await read(mo, file._id)).status).toBe(403);
    const { case: decided } = await mo.api.ok('getCase', { path: { caseId } });
    expect(decided.messages?.at(-1)?.attachments?.[0]).not.toHaveProperty('url');
    await drop(ann, sent._id);
    expect(await stored()).toEqual([]);
  });

  test('that a moderator removes goes when the appeal is upheld, and comes back when it is reversed', async () => {
    for (const outcome of ['upheld', 'reversed'] as const) {
      const { ann, ben, mo, mia, file, caseId } = await reported();
      await decide(mo, caseId, { kind: 'hide' });
      for (const member of [ann, ben]) expect((await read(member, file._id)).status).toBe(404);
      const { _id } = await latestOf(ann);
      await appeal(ann, _id);
      expect((await read(mia, file._id)).status).toBe(200);
      await judge(mia, _id, outcome);
      expect((await read(ben, file._id)).status).toBe(outcome === 'upheld' ? 404 : 200);
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

describe('the content', () => {
  test('is for the two members, and before it is sent for its sender', async () => {
    const { ann, ben, conversationId } = await twoTalking();
    const [cat] = await enrol(server, 'Cat');
    const { _id } = await uploaded(ann, conversationId, pdfFile());
    expect((await read(ben, _id)).status).toBe(404);
    await send(ann, ben, [_id]);
    expect((await read(ben, _id)).status).toBe(200);
    expect((await read(cat, _id)).status).toBe(403);
    expect((await server.visitor.call('getAttachment', { path: { attachmentId: _id } })).status).toBe(401);
    await ann.api.ok('blockMember', { path: { userId: ben.id } });
    expect((await read(ben, _id)).status).toBe(404);
  });

  test('of a deleted message is gone from every table', async () => {
    const { ann, ben, conversationId } = await twoTalking();
    const { _id } = await uploaded(ann, conversationId, pdfFile(), 'xylophone.pdf');
    const sent = await send(ann, ben, [_id], 'See this');
    expect(await columnsWith(server.database.db, 'xylophone')).toEqual([
      'message_attachments.name',
      'messages.attachments',
    ]);
    const left = await ann.chat.ok('deleteMessage', { path: { messageId: sent._id } });
    expect(left).not.toHaveProperty('attachments');
    expect(await columnsWith(server.database.db, 'xylophone')).toEqual([]);
    expect(await stored()).toEqual([]);
    expect((await read(ann, _id)).status).toBe(404);
  });

  test('of a reported message is for moderators alone once it is deleted, and the log says who read it', async () => {
    const { ann, ben, conversationId } = await twoTalking();
    const [mo] = await enrol(server, 'Mo');
    await appoint(server, mo);
    const [seen, other] = [
      await uploaded(ann, conversationId, await pngPicture(), 'rude.png'),
      await uploaded(ann, conversationId, pdfFile()),
    ];
    await send(ann, ben, [other._id]);
    const sent = await send(ann, ben, [seen._id]);
    expect((await read(mo, seen._id)).status).toBe(403);
    await ben.api.ok('reportContent', { body: { kind: 'message', id: sent._id, reason: 'Rude' } });
    await ann.chat.ok('deleteMessage', { path: { messageId: sent._id } });
    const [waiting] = (await mo.api.ok('listCases', { query: { state: 'open' } })).cases;
    const { case: opened } = await mo.api.ok('getCase', { path: { caseId: waiting?._id ?? '' } });
    expect(opened.messages?.at(-1)?.attachments).toEqual([
      { _id: seen._id, kind: 'image', name: 'rude.png', bytes: seen.bytes, url: seen.url },
    ]);
    expect(opened.messages?.at(-2)?.attachments?.[0]).not.toHaveProperty('url');
    expect((await read(mo, seen._id)).status).toBe(200);
    expect((await read(mo, other._id)).status).toBe(403);
    for (const member of [ann, ben]) expect((await read(member, seen._id)).status).toBe(404);
    const { entries } = await mo.api.ok('listAudit');
    expect(entries.map(({ what }) => what)).toContain('files.read');
  });
});
