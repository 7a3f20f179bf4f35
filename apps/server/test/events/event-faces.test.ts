import { expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { hostEvent, letIn } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

/** Names of the faces in both lists of upcoming events. */
async function facesFor({ api }: Pick<TestMember, 'api'>, eventId: string): Promise<(string[] | undefined)[]> {
  const listed = await api.ok('listEvents');
  const found = await api.ok('searchEvents', { query: { q: 'Faces' } });
  return [listed, found.events].map((events) =>
    events
      .find(({ _id }) => _id === eventId)
      ?.faces?.map(({ name }) => name)
      .sort(),
  );
}

test('lists show the first participants to the host and to each other alone', async () => {
  const [host, ann, ben, asker, other] = await enrol(server, 'Hal', 'Ann', 'Ben', 'Asa', 'Oda');
  const { _id: id } = await hostEvent(server, host, { title: 'Faces' });
  expect(await facesFor(host, id)).toEqual([undefined, undefined]);
  for (const guest of [ann, ben]) await letIn(host, guest, id);
  await asker.api.ok('registerForEvent', { path: { id } });
  for (const reader of [host, ann, ben])
    expect(await facesFor(reader, id)).toEqual([
      ['Ann', 'Ben'],
      ['Ann', 'Ben'],
    ]);
  for (const reader of [asker, other, { api: server.visitor }])
    expect(await facesFor(reader, id)).toEqual([undefined, undefined]);

  await ann.api.ok('blockMember', { path: { userId: ben.id } });
  expect(await facesFor(ann, id)).toEqual([['Ann'], ['Ann']]);
  expect(await facesFor(ben, id)).toEqual([['Ben'], ['Ben']]);

  await ann.api.ok('leaveEvent', { path: { id } });
  expect(await facesFor(ann, id)).toEqual([undefined, undefined]);
  expect(await facesFor(host, id)).toEqual([['Ben'], ['Ben']]);
});

test('lists show at most four faces', async () => {
  const [host, ...guests] = await enrol(server, 'Hal', 'Ann', 'Ben', 'Cleo', 'Dan', 'Eve');
  const { _id: id } = await hostEvent(server, host, { title: 'Faces', max_participants: 9 });
  for (const guest of guests) await letIn(host, guest, id);
  for (const names of await facesFor(host, id)) expect(names).toHaveLength(4);
});
