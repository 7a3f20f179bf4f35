import { describe, expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { holdSession } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();
const link = 'https://meet.example.org/swap';
const hour = 60 * 60;

/** Returns the history of a session in short: who did what, with which times. */
async function historyOf(member: TestMember, sessionId: string, names: Record<string, string>) {
  const { session } = await member.api.ok('getSession', { path: { sessionId } });
  const history = session.history ?? [];
  expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).toSorted());
  return history.map(({ by, kind, times }) => [names[by ?? ''], kind, ...(times ?? [])]);
}

/** Moves time on, since two steps of one moment have no order. */
const wait = (seconds = 1) => server.clock.advance(seconds);

async function proposed(...hours: number[]) {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const times = hours.map((ahead) => server.clock.inHours(ahead));
  const { session } = await ann.api.ok('proposeSession', { body: { userTwo: ben.id, times, link } });
  wait();
  const sessionId = session?._id ?? '';
  return { ann, ben, times, sessionId, path: { sessionId }, names: { [ann.id]: 'Ann', [ben.id]: 'Ben' } };
}

describe('the history of a session', () => {
  test('lists proposals, other times, agreements and moves', async () => {
    const { ann, ben, times, sessionId, path, names } = await proposed(10, 20);
    const [other, moved] = [server.clock.inHours(30), server.clock.inHours(40)];
    await ben.api.ok('suggestTimes', { path, body: { times: [other] } });
    wait();
    await ann.api.ok('acceptSession', { path, body: { time: other } });
    wait();
    await ben.api.ok('suggestTimes', { path, body: { times: [moved] } });
    wait();
    await ann.api.ok('acceptSession', { path, body: { time: moved } });
    expect(await historyOf(ben, sessionId, names)).toEqual([
      ['Ann', 'proposed', ...times],
      ['Ben', 'suggested', other],
      ['Ann', 'accepted', other],
      ['Ben', 'moveAsked', moved],
      ['Ann', 'moved', moved],
    ]);
  });

  test('keeps the time of an agreement after a move', async () => {
    const { ann, ben, times, sessionId, path, names } = await proposed(10, 20);
    const moved = server.clock.inHours(40);
    await ben.api.ok('acceptSession', { path, body: { time: times[1] ?? '' } });
    wait();
    await ann.api.ok('suggestTimes', { path, body: { times: [moved] } });
    wait();
    await ben.api.ok('acceptSession', { path, body: { time: moved } });
    expect(await historyOf(ann, sessionId, names)).toEqual([
      ['Ann', 'proposed', ...times],
      ['Ben', 'accepted', times[1]],
      ['Ann', 'moveAsked', moved],
      ['Ben', 'moved', moved],
    ]);
  });

  test('keeps the agreement to a plan after a move', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { _id: sessionId, date } = await holdSession(server, ann, ben, 5);
    const path = { sessionId };
    wait();
    await ben.api.ok('acceptSession', { path, body: { time: date } });
    wait();
    const moved = server.clock.inHours(40);
    await ben.api.ok('suggestTimes', { path, body: { times: [moved] } });
    wait();
    await ann.api.ok('acceptSession', { path, body: { time: moved } });
    const names = { [ann.id]: 'Ann', [ben.id]: 'Ben' };
    expect(await historyOf(ann, sessionId, names)).toEqual([
      ['Ann', 'planned', date],
      ['Ben', 'accepted', date],
      ['Ben', 'moveAsked', moved],
      ['Ann', 'moved', moved],
    ]);
  });

  test('keeps the words of a plan that moves before anybody agrees', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { _id: sessionId, date } = await holdSession(server, ann, ben, 5);
    const moved = [server.clock.inHours(40), server.clock.inHours(41)];
    for (const time of moved) {
      wait();
      await ann.api.ok('editSession', { path: { sessionId }, body: { date: time } });
    }
    wait();
    await ben.api.ok('acceptSession', { path: { sessionId }, body: { time: moved[1] ?? '' } });
    expect(await historyOf(ben, sessionId, { [ann.id]: 'Ann', [ben.id]: 'Ben' })).toEqual([
      ['Ann', 'planned', date],
      ['Ann', 'moved', moved[0]],
      ['Ann', 'moved', moved[1]],
      ['Ben', 'accepted', moved[1]],
    ]);
  });

  test('shows once how a session ended', async () => {
    const declined = await proposed(10);
    await declined.ben.api.ok('declineSession', { path: declined.path });
    const withdrawn = await proposed(10);
    await withdrawn.ann.api.ok('withdrawTimes', { path: withdrawn.path });
    const ends = [];
    for (const { ann, sessionId, names } of [declined, withdrawn])
      ends.push((await historyOf(ann, sessionId, names)).slice(1));
    expect(ends).toEqual([[['Ben', 'declined']], [['Ann', 'withdrawn']]]);
  });

  test('lists declined times of a session that stays', async () => {
    const { ann, ben, times, sessionId, path, names } = await proposed(10);
    await ben.api.ok('acceptSession', { path, body: { time: times[0] ?? '' } });
    wait();
    await ann.api.ok('suggestTimes', { path, body: { times: [server.clock.inHours(30)] } });
    wait();
    await ben.api.ok('declineSession', { path });
    wait();
    await ann.api.ok('cancelSession', { path });
    const kinds = (await historyOf(ben, sessionId, names)).map(([by, kind]) => `${by} ${kind}`);
    expect(kinds).toEqual(['Ann proposed', 'Ben accepted', 'Ann moveAsked', 'Ben declined', 'Ann canceled']);
  });

  test('shows when nobody answered in time', async () => {
    const { ann, sessionId, names } = await proposed(10);
    wait(9 * hour);
    expect((await historyOf(ann, sessionId, names)).slice(1)).toEqual([[undefined, 'expired']]);
  });

  test('starts with the plan if nobody was asked', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { _id, date } = await holdSession(server, ann, ben, 5);
    wait();
    await ben.api.ok('acceptSession', { path: { sessionId: _id }, body: { time: date } });
    expect(await historyOf(ann, _id, { [ann.id]: 'Ann', [ben.id]: 'Ben' })).toEqual([
      ['Ann', 'planned', date],
      ['Ben', 'accepted', date],
    ]);
  });
});

describe('the sessions with one member', () => {
  test('have their histories, and no session with others', async () => {
    const { ann, ben, path, sessionId, names } = await proposed(10, 20);
    await holdSession(server, ann, ben, 5);
    const [cay] = await enrol(server, 'Cay');
    await holdSession(server, ann, cay, 6);
    wait();
    await ben.api.ok('cancelSession', { path });
    const { sessions } = await ben.api.ok('listMySessions', { query: { with: ann.id } });
    const histories = sessions.map(({ _id, history = [] }) => [
      _id,
      history.map(({ by, kind }) => [names[by ?? ''], kind]),
    ]);
    expect(histories).toHaveLength(2);
    expect(histories).toContainEqual([
      sessionId,
      [
        ['Ann', 'proposed'],
        ['Ben', 'canceled'],
      ],
    ]);
  });

  test('are none with an unknown member and after a block', async () => {
    const { ann, ben } = await proposed(10);
    const countOf = async (withId: string) =>
      (await ann.api.ok('listMySessions', { query: { with: withId } })).sessions.length;
    expect(await countOf('nobody')).toBe(0);
    expect(await countOf(ben.id)).toBe(1);
    await ben.api.ok('blockMember', { path: { userId: ann.id } });
    expect(await countOf(ben.id)).toBe(0);
  });
});
