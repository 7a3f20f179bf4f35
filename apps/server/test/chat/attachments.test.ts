import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { eraseLeft } from '../../src/modules/account/leaving.ts';
import { removeUnsentAttachments } from '../../src/modules/chat/attachment-service.ts';
import { makeZip } from '../../src/modules/exports/make-zip.ts';
import { appoint, enrol } from '../support/enrol.ts';
import { columnsWith } from '../support/kinds/columns-with.ts';
import { say } from '../support/kinds/things.ts';
import { messageOf, readFile, sendFiles, uploadFile } from '../support/message-files.ts';
import { fileForm, pdfFile, pngPicture } from '../support/pictures.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

async function twoTalking() {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const { conversationId } = await say(ben, ann, 'Hello');
  return { ann, ben, conversationId };
}

const upload = (member: TestMember, conversationId: string, file?: Buffer, name?: string) =>
  member.api.call('addAttachment', { query: { conversationId }, form: fileForm(file, name) });

const stored = () => server.database.db.selectFrom('message_attachments').select(['id', 'message_id']).execute();

describe('an upload', () => {
  test('of a picture is stored as WebP with its size', async () => {
    const { ann, conversationId } = await twoTalking();
    const file = await uploadFile(ann, conversationId, await pngPicture(3200, 800), 'C:\\photos\\loaf.png');
    expect(file).toMatchObject({ kind: 'image', name: 'loaf.png', width: 1600, height: 400 });
    const content = await readFile(ann, file._id);
    expect(content.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': `inline; filename="picture.webp"; filename*=UTF-8''loaf.webp`,
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(content.bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 400 });
    expect(content.bytes.length).toBe(file.bytes);
  });

  test('of a PDF is a download with the name of a PDF, whatever its own name says', async () => {
    const { ann, conversationId } = await twoTalking();
    const file = await uploadFile(ann, conversationId, pdfFile(), 'Übung\u202e "neu".exe');
    expect(file).toMatchObject({ kind: 'pdf', name: 'Übung neu.exe.pdf' });
    expect(await uploadFile(ann, conversationId, pdfFile(), '...')).toMatchObject({ name: 'File.pdf' });
    const content = await readFile(ann, file._id);
    expect(content.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="file.pdf"; filename*=UTF-8''%C3%9Cbung%20neu.exe.pdf`,
      'x-content-type-options': 'nosniff',
    });
    expect(content.bytes).toEqual(pdfFile());
  });

  test.each([
    ['a byte order mark', Buffer.concat([Buffer.from('\ufeff'), pdfFile()])],
    ['a line of text', Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), pdfFile()])],
    ['1,024 bytes', Buffer.concat([Buffer.alloc(1024), pdfFile()])],
    ['nothing, and with a page after its end', Buffer.concat([pdfFile(), Buffer.alloc(5000, '<br>')])],
  ])('of a PDF after %s is taken, as viewers do', async (_name, file) => {
    const { ann, conversationId } = await twoTalking();
    const stored = await uploadFile(ann, conversationId, file, 'notes.pdf');
    expect(stored).toMatchObject({ kind: 'pdf', bytes: file.length });
  });

  test('of a page with a PDF in it is never a page', async () => {
    const { ann, conversationId } = await twoTalking();
    const page = Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), pdfFile()]);
    const { headers } = await readFile(ann, (await uploadFile(ann, conversationId, page, 'page.html'))._id);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; .*page\.html\.pdf$/),
      'x-content-type-options': 'nosniff',
    });
  });

  test('of a picture with a PDF in it becomes only a picture', async () => {
    const { ann, conversationId } = await twoTalking();
    const both = Buffer.concat([await pngPicture(), pdfFile()]);
    const comment = await sharp(await pngPicture())
      .withExif({ IFD0: { Copyright: '%PDF-1.7' } })
      .jpeg()
      .toBuffer();
    for (const file of [both, Buffer.concat([comment, Buffer.from('%%EOF')])]) {
      const stored = await uploadFile(ann, conversationId, file, 'both.pdf');
      expect(stored.kind).toBe('image');
      expect((await readFile(ann, stored._id)).bytes.includes('%PDF-')).toBe(false);
    }
  });

  test.each([
    [
      'a PDF after 1,025 bytes',
      Buffer.concat([Buffer.alloc(1025), pdfFile()]),
      415,
      'Attach a picture (JPEG, PNG, WebP, GIF or AVIF) or a PDF.',
    ],
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
      await uploadFile(ann, conversationId, pdfFile()),
      await uploadFile(ann, conversationId, pdfFile()),
    ];
    await sendFiles(ann, ben, [kept._id]);
    server.clock.advance(25 * 3600);
    const fresh = await uploadFile(ann, conversationId, pdfFile());
    await removeUnsentAttachments(server.app.context);
    expect((await stored()).map(({ id }) => id).sort()).toEqual([kept._id, fresh._id].sort());
    expect((await readFile(ann, dropped._id)).status).toBe(404);
  });
});

describe('a message', () => {
  test('can be of files alone, in the order that its sender chose', async () => {
    const { ann, ben, conversationId } = await twoTalking();
    const picture = await uploadFile(ann, conversationId, await pngPicture());
    const pdf = await uploadFile(ann, conversationId, pdfFile(), 'Notes.pdf');
    const sent = await sendFiles(ann, ben, [pdf._id, picture._id]);
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

  test('loses its caption by an edit, but a message without files keeps a text', async () => {
    const { ann, ben, conversationId } = await twoTalking();
    const pdf = await uploadFile(ann, conversationId, pdfFile(), 'Notes.pdf');
    const { body } = messageOf(ann, ben, [pdf._id]);
    const sent = await ann.chat.ok('sendMessage', { body: { ...body, text: 'With a caption' } });
    const path = { messageId: sent._id };
    for (const text of ['', ' \u200b']) {
      const edited = await ann.chat.ok('editMessage', { path, body: { text } });
      expect(edited).toMatchObject({ text: '', attachments: [pdf], editedAt: expect.any(String) });
    }
    const [chat] = await ben.chat.ok('listChatUsers', { path: { currentUserId: ben.id } });
    expect(chat?.lastMessage).toMatchObject({ excerpt: '', attachment: 'pdf' });
    const plain = { messageId: (await say(ann, ben, 'Plain'))._id };
    expect(await ann.chat.errorOf('editMessage', 400, { path: plain, body: { text: '' } })).toBe(
      'text: must not be empty',
    );
    expect(await ann.chat.errorOf('editMessage', 400, { path: plain, body: { text: ' \u200b' } })).toBe(
      'text: must not be blank',
    );
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
      await uploadFile(ann, conversationId, pdfFile()),
      await uploadFile(ann, elsewhere, pdfFile()),
      await uploadFile(ben, conversationId, pdfFile()),
    ];
    for (const ids of [[other._id], [foreign._id], [own._id, foreign._id]])
      expect(await ann.chat.errorOf('sendMessage', 404, messageOf(ann, ben, ids))).toBe('File not found.');
    await sendFiles(ann, ben, [own._id]);
    expect(await ann.chat.errorOf('sendMessage', 404, messageOf(ann, ben, [own._id]))).toBe('File not found.');
  });

  test('that is repeated with its key is stored once', async () => {
    const { ann, ben, conversationId } = await twoTalking();
    const [one, other] = [
      await uploadFile(ann, conversationId, pdfFile()),
      await uploadFile(ann, conversationId, pdfFile()),
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
    await uploadFile(ann, conversationId, pdfFile(), 'xylophone.pdf'),
    await uploadFile(ann, conversationId, await pngPicture()),
    await uploadFile(ben, conversationId, pdfFile(), 'Notes.pdf'),
  ];
  await sendFiles(ann, ben, [pdf._id], 'See this');
  const descriptions = [{ attachmentId: picture._id, description: 'A xylophone' }];
  const pictureAlone = { ...messageOf(ann, ben, [picture._id]).body, descriptions };
  const { _id: alone } = await ann.chat.ok('sendMessage', { body: pictureAlone });
  await sendFiles(ben, ann, [foreign._id]);
  const chunks: Buffer[] = [];
  const { db } = server.database;
  for await (const chunk of makeZip(db, ann.id, { calendar: '', now: server.clock.now() })) chunks.push(chunk);
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
  expect(Object.keys(files).filter((name) => name.startsWith('files/'))).toEqual([
    `files/${pdf._id}.pdf`,
    `files/${picture._id}.webp`,
  ]);
  expect(Buffer.from(files[`files/${pdf._id}.pdf`] ?? [])).toEqual(pdfFile());
  const conversations = strFromU8(files['conversations.json'] ?? new Uint8Array());
  for (const part of ['Notes.pdf', 'A xylophone']) expect(conversations).toContain(part);

  await db.updateTable('members').set({ leaving_at: server.clock.now() }).where('id', '=', ann.id).execute();
  server.clock.advance(8 * 24 * 3600);
  await eraseLeft(server.app.context);
  expect((await stored()).map(({ id }) => id)).toEqual([foreign._id]);
  expect(await columnsWith(db, 'xylophone')).toEqual([]);
  const left = await db.selectFrom('messages').select('deleted_at').where('id', '=', alone).executeTakeFirstOrThrow();
  expect(left.deleted_at).not.toBeNull();
});

describe('the content', () => {
  test('is for the two members, and before it is sent for its sender', async () => {
    const { ann, ben, conversationId } = await twoTalking();
    const [cat] = await enrol(server, 'Cat');
    const { _id } = await uploadFile(ann, conversationId, pdfFile());
    expect((await readFile(ben, _id)).status).toBe(404);
    await sendFiles(ann, ben, [_id]);
    expect((await readFile(ben, _id)).status).toBe(200);
    expect((await readFile(cat, _id)).status).toBe(403);
    expect((await server.visitor.call('getAttachment', { path: { attachmentId: _id } })).status).toBe(401);
    await ann.api.ok('blockMember', { path: { userId: ben.id } });
    expect((await readFile(ben, _id)).status).toBe(404);
  });

  test('of a deleted message is gone from every table', async () => {
    const { ann, ben, conversationId } = await twoTalking();
    const { _id } = await uploadFile(ann, conversationId, pdfFile(), 'xylophone.pdf');
    const sent = await sendFiles(ann, ben, [_id], 'See this');
    expect(await columnsWith(server.database.db, 'xylophone')).toEqual([
      'message_attachments.name',
      'messages.attachments',
      'messages.words',
    ]);
    const left = await ann.chat.ok('deleteMessage', { path: { messageId: sent._id } });
    expect(left).not.toHaveProperty('attachments');
    expect(await columnsWith(server.database.db, 'xylophone')).toEqual([]);
    expect(await stored()).toEqual([]);
    expect((await readFile(ann, _id)).status).toBe(404);
  });

  test('of a reported message is for moderators alone once it is deleted, and the log says who read it', async () => {
    const { ann, ben, conversationId } = await twoTalking();
    const [mo] = await enrol(server, 'Mo');
    await appoint(server, mo);
    const [seen, other] = [
      await uploadFile(ann, conversationId, await pngPicture(), 'rude.png'),
      await uploadFile(ann, conversationId, pdfFile()),
    ];
    await sendFiles(ann, ben, [other._id]);
    const sent = await sendFiles(ann, ben, [seen._id]);
    expect((await readFile(mo, seen._id)).status).toBe(403);
    await ben.api.ok('reportContent', { body: { kind: 'message', id: sent._id, reason: 'Rude' } });
    await ann.chat.ok('deleteMessage', { path: { messageId: sent._id } });
    const [waiting] = (await mo.api.ok('listCases', { query: { state: 'open' } })).cases;
    const { case: opened } = await mo.api.ok('getCase', { path: { caseId: waiting?._id ?? '' } });
    expect(opened.messages?.at(-1)?.attachments).toEqual([
      { _id: seen._id, kind: 'image', name: 'rude.png', bytes: seen.bytes, url: seen.url },
    ]);
    expect(opened.messages?.at(-2)?.attachments?.[0]).not.toHaveProperty('url');
    expect((await readFile(mo, seen._id)).status).toBe(200);
    expect((await readFile(mo, other._id)).status).toBe(403);
    for (const member of [ann, ben]) expect((await readFile(member, seen._id)).status).toBe(404);
    const { entries } = await mo.api.ok('listAudit');
    expect(entries.map(({ what }) => what)).toContain('files.read');
  });
});
