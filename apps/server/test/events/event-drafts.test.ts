import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { atOnce, tally } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

const save = ({ api }: TestMember, draftId: string, title = 'Some day') =>
  api.call('saveEventDraft', { path: { draftId }, body: { title } });
const draftsOf = async ({ api }: TestMember) => (await api.ok('listEventDrafts')).drafts;

test('a member has at most 20 drafts, also after saves at the same time', async () => {
  const [ann] = await enrol(server, 'Ann');
  for (let number = 0; number < 17; number += 1) await save(ann, randomUUID());
  expect(tally(await atOnce(6, () => save(ann, randomUUID())))).toEqual({ 200: 3, 409: 3 });
  expect(await draftsOf(ann)).toHaveLength(20);
});

test('a draft that is saved twice at the same time is stored once', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const id = randomUUID();
  expect(tally(await atOnce(4, () => save(ann, id)))).toEqual({ 200: 4 });
  expect(await draftsOf(ann)).toHaveLength(1);
  const shared = randomUUID();
  expect(tally(await Promise.all([save(ann, shared), save(ben, shared)]))).toEqual({ 200: 1, 404: 1 });
});

test('an event that is not stored leaves its draft', async () => {
  const [ann] = await enrol(server, 'Ann');
  const draftId = randomUUID();
  await save(ann, draftId);
  const { db } = server.database;
  const times = {
    date: server.clock.inHours(24),
    start_time: server.clock.inHours(24),
    end_time: server.clock.inHours(25),
  };
  const body = { title: 'Rejected', description: 'Bread', ...times, max_participants: 3, draftId };
  await sql`alter table events add constraint rejected check (title <> 'Rejected')`.execute(db);
  expect((await ann.api.call('createEvent', { body })).status).toBe(500);
  await sql`alter table events drop constraint rejected`.execute(db);
  expect(await draftsOf(ann)).toHaveLength(1);
  await ann.api.ok('createEvent', { body });
  expect(await draftsOf(ann)).toEqual([]);
});
