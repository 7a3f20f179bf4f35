import { expect, test } from 'vitest';
import { skilled } from '../matches/skilled.ts';
import { holdSession } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

const recommended = async ({ api }: TestMember) =>
  (await api.ok('recommendUsers')).users.map(({ name }) => name).toSorted();

test('partners of agreed and held sessions are not recommended; those of open and canceled ones are', async () => {
  const teaches = 'Chess for Python';
  const [ann, ben, cai, dan, eve] = await skilled(
    server,
    'Ann: Python for Chess',
    `Ben: ${teaches}`,
    `Cai: ${teaches}`,
    `Dan: ${teaches}`,
    `Eve: ${teaches}`,
    `Fay: ${teaches}`,
  );
  expect(await recommended(ann)).toEqual(['Ben', 'Cai', 'Dan', 'Eve', 'Fay']);
  await holdSession(server, ann, ben, -2);
  const times = [new Date(server.clock.now().getTime() + 5 * 86_400_000).toISOString()];
  const proposeTo = async ({ id }: TestMember) =>
    (await ann.api.ok('proposeSession', { body: { userTwo: id, times } })).session?._id ?? '';
  await proposeTo(cai);
  const agreed = await proposeTo(dan);
  await dan.api.ok('acceptSession', { path: { sessionId: agreed }, body: { time: times[0] ?? '' } });
  await eve.api.ok('declineSession', { path: { sessionId: await proposeTo(eve) } });
  expect(await recommended(ann)).toEqual(['Cai', 'Eve', 'Fay']);
  expect(await recommended(ben)).toEqual([]);
});
