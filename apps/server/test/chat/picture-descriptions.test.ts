import { expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { say } from '../support/kinds/things.ts';
import { messageOf, uploadFile } from '../support/message-files.ts';
import { pdfFile, pngPicture } from '../support/pictures.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

test('a message has descriptions of its pictures, which an edit changes and takes away, and a search finds', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const { conversationId } = await say(ben, ann, 'Hello');
  const loaf = await uploadFile(ann, conversationId, await pngPicture(32, 32), 'IMG_1114.png');
  const pdf = await uploadFile(ann, conversationId, pdfFile(), 'Notes.pdf');
  const { body } = messageOf(ann, ben, [loaf._id, pdf._id]);
  const about = (description: string, attachmentId = loaf._id) => [{ attachmentId, description }];
  const rejected = (descriptions: object) =>
    ann.chat.errorOf('sendMessage', 400, { body: { ...body, descriptions } as typeof body });
  expect(await rejected(about('Notes', pdf._id))).toBe('descriptions: can only be about pictures');
  expect(await rejected(about('?', conversationId))).toBe('descriptions: must each name a file of the message');
  expect(await rejected([...about('A'), ...about('B')])).toBe('descriptions: must name each picture once');
  expect(await rejected(about('x'.repeat(1001)))).toContain('at most 1000 characters');

  const key = { headers: { 'idempotency-key': 'one' } };
  const described = { ...body, descriptions: about(' A Roggenbrot on a board ') };
  const sent = await ann.chat.ok('sendMessage', { ...key, body: described });
  const withText = { ...loaf, description: 'A Roggenbrot on a board' };
  expect(sent.attachments).toEqual([withText, pdf]);
  expect((await ann.chat.ok('sendMessage', { ...key, body: described }))._id).toBe(sent._id);
  await ann.chat.errorOf('sendMessage', 409, { ...key, body: { ...body, descriptions: about('Another') } });
  const found = async (q: string) => (await ben.chat.ok('searchMessages', { query: { q } })).map(({ _id }) => _id);
  expect(await found('roggenbrot')).toEqual([sent._id]);

  const edit = { path: { messageId: sent._id } };
  const kept = await ann.chat.ok('editMessage', { ...edit, body: { text: 'Look' } });
  expect(kept.attachments).toEqual([withText, pdf]);
  const changed = await ann.chat.ok('editMessage', { ...edit, body: { text: 'Look', descriptions: about('A rye') } });
  expect(changed.attachments).toEqual([{ ...loaf, description: 'A rye' }, pdf]);
  expect([await found('roggenbrot'), await found('rye')]).toEqual([[], [sent._id]]);
  const without = await ann.chat.ok('editMessage', { ...edit, body: { text: 'Look', descriptions: about(' ') } });
  expect(without.attachments).toEqual([loaf, pdf]);
  await ann.chat.errorOf('editMessage', 400, { ...edit, body: { text: '', descriptions: about('PDF', pdf._id) } });
});
