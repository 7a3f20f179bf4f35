import type { Attachment } from '@skill-exchange/api-client/types';
import { beforeAll, describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { decideCase, findCase, report } from '../../src/cases.ts';
import { open, read, stored } from '../../src/chat.ts';
import { type Member, newMember } from '../../src/members.ts';
import { isPicture, picture } from '../../src/picture.ts';
import { given } from '../../src/states.ts';
import { absentId } from '../../src/things.ts';

let ann: Member;
let ben: Member;
let cay: Member;
let conversationId: string;
beforeAll(async () => {
  [ann, ben, cay] = [await newMember('Ann'), await newMember('Ben'), await newMember('Cay')];
  ({ conversationId } = await stored(ben, ann, 'Hello'));
});

const pdf = (bytes = 0) =>
  new File([`%PDF-1.7\n${' '.repeat(bytes)}\n%%EOF\n`], 'notes.pdf', { type: 'application/pdf' });

const upload = (member: Member, file: Blob, id = conversationId) =>
  member.api.ok('addAttachment', { query: { conversationId: id }, form: { file } });

const content = (member: Pick<Member, 'chat'>, { _id }: Attachment) =>
  member.chat.call('getAttachment', { path: { attachmentId: _id } });

const messageOf = (attachmentIds: string[], text = '') => ({
  body: { senderId: ann.id, receiverId: ben.id, text, attachmentIds },
});

describe('addAttachment', () => {
  addition('takes pictures and PDFs for a conversation of the caller', async () => {
    expect(await upload(ann, picture())).toMatchObject({ kind: 'image', name: 'picture.png', width: 32, height: 32 });
    expect(await upload(ann, pdf())).toMatchObject({ kind: 'pdf', name: 'notes.pdf' });
    const outcome = (member: Member, file: Blob, id = conversationId) =>
      member.api.outcome('addAttachment', { query: { conversationId: id }, form: { file } });
    expect(await outcome(ann, new File(['Hello'], 'hello.pdf'))).toEqual([415, 'unsupported_file']);
    expect(await outcome(ann, pdf(11e6))).toEqual([413, 'too_large']);
    expect(await outcome(cay, pdf())).toEqual([403, 'not_conversation_member']);
    expect(await outcome(ann, pdf(), absentId(conversationId))).toEqual([404, 'conversation_not_found']);
    const dee = await newMember('Dee');
    const former = await stored(dee, ann, 'Hello');
    await dee.api.ok('deleteAccount', { body: { password: dee.password } });
    expect(await outcome(ann, pdf(), former.conversationId)).toEqual([404, 'user_not_found']);
    expect(await ann.api.outcome('addAttachment', { query: { conversationId }, form: {} })).toEqual([
      400,
      'invalid_input',
    ]);
    expect(await visitor.status('addAttachment', { query: { conversationId }, form: { file: pdf() } })).toBe(401);
  });
});

describe('sendMessage', () => {
  addition('sends files with or without a text, each once and by its uploader', async () => {
    const [first, second] = [await upload(ann, picture()), await upload(ann, pdf())];
    await ann.chat.ok('sendMessage', messageOf([second._id, first._id]));
    expect((await read(ben.chat, conversationId)).at(-1)).toMatchObject({ text: '', attachments: [second, first] });
    const foreign = await upload(ben, pdf());
    for (const id of [first._id, foreign._id, absentId(first._id)])
      expect(await ann.chat.outcome('sendMessage', messageOf([id], 'See this'))).toEqual([404, 'file_not_found']);
    expect(await ann.chat.outcome('sendMessage', messageOf([]))).toEqual([400, 'invalid_input']);
  });
});

describe('getAttachment', () => {
  addition('is for the two members, until the message is deleted', async () => {
    const [image, file] = [await upload(ann, picture()), await upload(ann, pdf())];
    expect(await ben.chat.outcome('getAttachment', { path: { attachmentId: image._id } })).toEqual([
      404,
      'file_not_found',
    ]);
    const { _id: messageId } = await ann.chat.ok('sendMessage', messageOf([image._id, file._id]));
    const shown = await content(ben, image);
    expect([shown.status, isPicture(new Uint8Array(shown.bytes).buffer)]).toEqual([200, true]);
    const saved = await content(ben, file);
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(saved.headers.get('x-content-type-options')).toBe('nosniff');
    const path = { attachmentId: image._id };
    expect(await cay.chat.outcome('getAttachment', { path })).toEqual([403, 'not_conversation_member']);
    expect(await visitor.status('getAttachment', { path })).toBe(401);
    await ann.chat.ok('deleteMessage', { path: { messageId } });
    for (const member of [ann, ben]) expect((await content(member, image)).status).toBe(404);
  });

  addition('gives moderators the files of a reported message', async (context) => {
    const { api: moderator } = await given(context, 'a case');
    await open(ann, ben);
    const file = await upload(ann, pdf());
    const { _id: messageId } = await ann.chat.ok('sendMessage', messageOf([file._id]));
    const path = { attachmentId: file._id };
    expect(await moderator.status('getAttachment', { path })).toBe(403);
    expect(await report(ben, 'message', messageId)).toEqual([201]);
    expect(await moderator.status('getAttachment', { path })).toBe(200);
    expect(await decideCase(moderator, await findCase(moderator, ann.id), { kind: 'hide' })).toEqual([200]);
    expect(await ben.chat.status('getAttachment', { path })).toBe(404);
  });
});
