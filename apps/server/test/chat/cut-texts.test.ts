import { expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { say } from '../support/kinds/things.ts';
import { uploadFile } from '../support/message-files.ts';
import { pdfFile, pngPicture } from '../support/pictures.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

test('the excerpt of a message has whole emoji only, in lists and in quotes', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const { _id } = await say(ann, ben, `${'x'.repeat(138)}👨‍👩‍👧 and more`);
  const [row] = await ben.chat.ok('listChatUsers', { path: { currentUserId: ben.id } });
  expect(row?.lastMessage?.excerpt).toBe('x'.repeat(138));
  const body = { senderId: ben.id, receiverId: ann.id, text: 'Nice', replyTo: _id };
  expect((await ben.chat.ok('sendMessage', { body })).replyTo?.excerpt).toBe('x'.repeat(138));
});

const pdf = () => Promise.resolve(pdfFile());

test.each([
  ['decomposed by a Mac', pdf, 'U\u0308bung.pdf', 'Übung.pdf'],
  ['with the joiners of a family', pngPicture, '👨‍👩‍👧.png', '👨‍👩‍👧.png'],
  ['with the joiner of a Persian word', pdf, 'می‌خواهم.pdf', 'می‌خواهم.pdf'],
  ['with a direction and a folder', pngPicture, '../a\u202egnp.\u2066exe\u200b.png', 'agnp.exe.png'],
  ['that is long', pngPicture, `${'x'.repeat(94)}👍🏽👍🏽.png`, `${'x'.repeat(94)}👍🏽.png`],
  ['without an extension, that is long', pngPicture, 'x'.repeat(150), 'x'.repeat(100)],
  ['of an extension', pdf, '.pdf', 'File.pdf'],
  ['of a device', pdf, 'CON.PDF', 'CON.pdf'],
])('a name of a file %s is shown as its owner sees it', async (_what, file, name, shown) => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const { conversationId } = await say(ben, ann, 'Hello');
  expect((await uploadFile(ann, conversationId, await file(), name)).name).toBe(shown);
});
