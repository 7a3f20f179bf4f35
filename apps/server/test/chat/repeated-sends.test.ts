import { expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { atOnce, hostEvent, letIn, say } from '../support/kinds/things.ts';
import { fileForm, pdfFile } from '../support/pictures.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { useServer } from '../support/test-server.ts';

const folder = useMailFolder();
const server = useServer({ dataDir: folder.dataDir });

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

test('a message to all guests is sent once for a key, at the same moment too, and says what the first said', async () => {
  const [ann, ben, cai] = await enrol(server, 'Ann', 'Ben', 'Cai');
  const event = await hostEvent(server, ann);
  for (const guest of [ben, cai]) await letIn(ann, guest, event._id);
  const call = { path: { eventId: event._id }, body: { text: 'Bring a jar.' }, ...keyed('k') };
  const sent = await atOnce(6, () => ann.api.ok('sendEventUpdate', call));
  expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1);
  await ben.api.ok('leaveEvent', { path: { id: event._id } });
  expect(await ann.api.ok('sendEventUpdate', call)).toEqual(sent[0]);
  expect(sent[0]?.sentTo).toBe(2);
  const { updates } = await ann.api.ok('listEventUpdates', { path: { eventId: event._id } });
  expect(updates).toHaveLength(1);
  const other = { ...call, body: { text: 'Bring two.' } };
  expect(await ann.api.errorOf('sendEventUpdate', 409, other)).toBe(
    'This Idempotency-Key was used for another message.',
  );
  // A repeated call takes nothing from the three of a day.
  for (const key of ['k2', 'k3']) await ann.api.ok('sendEventUpdate', { ...call, ...keyed(key) });
});

test('a file is stored once for a key, and another file with it is rejected', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const { conversationId } = await say(ann, ben, 'Hello');
  const upload = (bytes: number, key = 'k') => ({
    query: { conversationId },
    form: fileForm(pdfFile(bytes), 'notes.pdf'),
    ...keyed(key),
  });
  const stored = await atOnce(4, () => ann.api.ok('addAttachment', upload(10)));
  expect(new Set(stored.map(({ _id }) => _id)).size).toBe(1);
  expect(await ann.api.errorOf('addAttachment', 409, upload(11))).toBe(
    'This Idempotency-Key was used for another file.',
  );
  const { _id } = await ann.api.ok('addAttachment', upload(10, 'k2'));
  expect(_id).not.toBe(stored[0]?._id);
  const rows = await server.database.db.selectFrom('message_attachments').select('id').execute();
  expect(rows).toHaveLength(2);
});
