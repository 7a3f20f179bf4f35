import { describe, expect, test, vi } from 'vitest';
import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { jobHandlers } from '../../src/modules/job-handlers.ts';
import { clientOf } from '../authorisation/calls.ts';
import { edit, skilled } from '../matches/skilled.ts';
import { inputsOf } from '../support/contract-inputs.ts';
import { holdSession, hostEvent, letIn, say, unknownId } from '../support/kinds/things.ts';
import { pictureForm } from '../support/pictures.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { type ClientSocket, join, useSockets } from '../support/test-socket.ts';

const server = useServer();
const sockets = useSockets(() => server.app);
const day = 24 * 3_600;

async function hide(member: TestMember, fields: Record<string, string> = { hideActivity: 'true' }) {
  await member.api.ok('editUser', { path: { userId: member.id }, form: pictureForm(fields) });
}

const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * day * 1000);

/** Puts members' activity on a day, as a log-in and calls on it would. */
async function wereHere(at: Date, ...members: TestMember[]) {
  const { db } = server.database;
  const ids = members.map(({ id }) => id);
  await db
    .updateTable('members')
    .set({ seen_on: at.toISOString().slice(0, 10) })
    .where('id', 'in', ids)
    .execute();
  await db.updateTable('auth_sessions').set({ created_at: at }).where('member_id', 'in', ids).execute();
}

/** Hana hides her activity and has something together with Ann in every part of the product. Others show theirs. */
async function community() {
  // By their week she is the last one or the first one.
  const [ann, cai, hana] = await skilled(
    server,
    'Ann: Python for Chess',
    'Cai: Chess for Python',
    'Hana: Chess, Bread for Python',
  );
  const event = await hostEvent(server, hana);
  await letIn(hana, ann, event._id);
  const session = await holdSession(server, ann, hana, 30);
  await holdSession(server, hana, ann, -2);
  const { conversationId } = await say(ann, hana, 'Shall we?');
  await say(hana, ann, 'Yes.');
  const weekly = [{ weekday: 1, from: '07:00', to: '12:00' }];
  for (const member of [hana, ann])
    await member.api.ok('setAvailability', { body: { timeZone: 'Asia/Kolkata', weekly } });
  // Nobody is new.
  await server.database.db
    .updateTable('members')
    .set({ created_at: daysAgo(60), seen_on: null })
    .execute();
  await wereHere(daysAgo(1), hana, ann, cai);
  await hide(hana);
  return { hana, ann, cai, event, session, conversationId };
}

type Community = Awaited<ReturnType<typeof community>>;

/** Operations that speak of this moment or of the server alone. */
const ofTheServer: OperationId[] = ['getHealth', 'getReadiness', 'downloadExport'];

/** All values of the parameters that widen, narrow or sort what a search finds. */
const searches = [
  ...['best', 'rating', 'newest'].flatMap((sort) => [1, 2].map((limit) => ({ sort, limit, facets: 'true' }))),
  ...['this-week', 'this-month'].map((active) => ({ active, facets: 'true' })),
  { teaches: 'Chess', limit: 1 },
  { q: 'Hana' },
  { both: 'true', facets: 'true' },
];

/** Returns every read of the contract about Hana, with its optional parameters where these change what is found. */
function readsOf({ hana, ann, event, session, conversationId }: Community) {
  const path: Record<string, string> = {
    ...{ userId: hana.id, eventId: event._id, sessionId: session._id, conversationId, currentUserId: ann.id },
  };
  const query: Record<string, string | number> = { userId: hana.id, reportedUserId: hana.id, status: 'Upcoming' };
  const range = { from: server.clock.inHours(-24), to: server.clock.inHours(24), q: 'yes', since: 0 };
  return [...loadContract().operations]
    .filter(([id, { method }]) => method === 'GET' && !ofTheServer.includes(id as OperationId))
    .flatMap(([id]) => {
      const { parameters } = inputsOf(id as OperationId);
      const required = parameters.filter((one) => one.required && one.in === 'query');
      const asked = Object.fromEntries(required.map(({ name }) => [name, { ...query, ...range }[name] ?? 'x']));
      const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => [name, path[name] ?? 'none']);
      const variants: Record<string, string | number>[] = id === 'searchMembers' ? searches : [{}];
      if (parameters.some(({ name }) => name === 'limit')) variants.push({ limit: 1 });
      return variants.map((variant) => ({
        id: id as OperationId,
        call: { path: Object.fromEntries(inPath), query: { ...asked, ...variant } },
      }));
    });
}

/** Returns all that a visitor and Ann read about Hana, by the operation. */
async function answersIn(world: Community): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const { id, call } of readsOf(world)) {
    const { roles = [] } = loadContract().operations.get(id) ?? {};
    for (const reader of [world.ann, ...(roles.includes('visitor') ? [null] : [])]) {
      const { status, headers, bytes } = await clientOf(server, id, reader).call(id, call);
      const answer = [status, headers.link, headers.etag, bytes.toString()].join('\n');
      answers.set(`${reader?.name ?? 'A visitor'} calls ${id} ${JSON.stringify(call)}`, answer);
    }
  }
  return answers;
}

describe('members who hide when they were last here', () => {
  test('look the same to everybody, whether they are here now or were here long ago', async () => {
    const world = await community();
    const { hana, conversationId } = world;
    // Reads mark what they read.
    await answersIn(world);
    await wereHere(daysAgo(39), hana);
    const before = await answersIn(world);
    const found = [...before.values()].filter((answer) => answer.startsWith('200'));
    expect(found.length).toBeGreaterThan(90);
    expect(found.filter((answer) => answer.includes(hana.id)).length).toBeGreaterThan(40);

    await wereHere(server.clock.now(), hana);
    const socket = await sockets.open({ cookie: hana.cookie });
    await join(socket, conversationId);
    const after = await answersIn(world);
    expect([...after.keys()].filter((call) => after.get(call) !== before.get(call))).toEqual([]);
  });

  test('are in no saved search of active members, and in no reason of a match', async () => {
    const { hana, ann, cai } = await community();
    await ann.api.ok('saveSearch', { body: { name: 'Here', filters: { teaches: 'Go', active: 'this-week' } } });
    await wereHere(server.clock.now(), hana);
    for (const member of [hana, cai]) await edit(member, { teaches: ['Chess', 'Go'] });
    server.clock.advance(day + 60);
    await jobHandlers(server.app.context).alerts?.({ id: 'job', data: {} });
    const found = await server.database.db.selectFrom('saved_search_found').select('member_id').execute();
    expect(found).toEqual([{ member_id: cai.id }]);
    const { matches } = await ann.api.ok('listMatches');
    const about = matches.flatMap(({ why }) => why).filter(({ kind }) => kind === 'active');
    expect(about.map(({ text }) => text)).toEqual(['Cai was here this week']);
  });
});

describe('members who hide their time zone', () => {
  test('look the same to everybody, wherever they are', async () => {
    const world = await community();
    const { hana } = world;
    await hide(hana, { hideTimeZone: 'true' });
    const answersFrom = async (timeZone: string, from: string, to: string) => {
      await server.database.db
        .updateTable('members')
        .set({ browser_time_zone: timeZone })
        .where('id', '=', hana.id)
        .execute();
      await hana.api.ok('setNotificationSettings', { body: { timeZone } });
      await hana.api.ok('setAvailability', { body: { timeZone, weekly: [{ weekday: 1, from, to }] } });
      return await answersIn(world);
    };
    await answersIn(world);
    // Mondays from 7:00 to 12:00 in UTC.
    const before = await answersFrom('Asia/Kathmandu', '12:45', '17:45');
    const after = await answersFrom('America/Sao_Paulo', '04:00', '09:00');
    expect([...after.keys()].filter((call) => after.get(call) !== before.get(call))).toEqual([]);
  });

  test('are found by hours of no zone, and neither counted nor named in common times', async () => {
    const [hana, ann] = await skilled(server, 'Hana: Chess for Python', 'Ann: Python for Chess');
    const weekly = [{ weekday: 1, from: '07:00', to: '12:00' }];
    await hana.api.ok('setAvailability', { body: { timeZone: 'Asia/Kathmandu', weekly } });
    const named = async () => {
      const zones = Array.from({ length: 27 }, (_, index) => `Etc/GMT${index < 14 ? '+' : '-'}${index % 14}`);
      const found: string[] = [];
      for (const timeZone of zones.filter((zone) => zone !== 'Etc/GMT+13'))
        for (const hours of ['weekday-mornings', 'weekend-evenings']) {
          const { users, facets } = await server.visitor.ok('searchMembers', {
            query: { hours, timeZone, facets: 'true' },
          });
          found.push(...users.map(({ name }) => name), ...(facets?.hours ?? []).map(({ value }) => value));
        }
      return found;
    };
    expect((await named()).length).toBeGreaterThan(20);
    await hide(hana, { hideTimeZone: 'true' });
    expect(await named()).toEqual([]);
    const overlap = await ann.api.ok('findOverlap', { query: { userId: hana.id } });
    expect(overlap).toMatchObject({ theirs: null, theyHaveHours: true });
    expect(overlap).not.toHaveProperty('theirZone');
    // On full hours of UTC, since the quarters of Kathmandu would tell.
    expect(
      overlap.times
        .map((time) => time.slice(14, 16))
        .toSorted()
        .at(-1),
    ).toBe('30');
    await hide(hana, { hideTimeZone: 'false' });
    expect((await named()).length).toBeGreaterThan(20);
    expect(await ann.api.ok('findOverlap', { query: { userId: hana.id } })).toMatchObject({
      theirs: { timeZone: 'Asia/Kathmandu' },
      theirZone: 'Asia/Kathmandu',
    });
  });
});

describe('over the socket', () => {
  /** Ann receives the events of the conversation's room about Ben, who has joined it. */
  async function listening() {
    const [ann, ben] = await skilled(server, 'Ann: Python for Chess', 'Ben: Chess for Python');
    const { conversationId } = await say(ann, ben, 'Shall we?');
    await say(ben, ann, 'Yes.');
    const own = await sockets.open({ cookie: ann.cookie });
    await join(own, conversationId);
    const heard: unknown[] = [];
    own.onAny((event, payload: { memberId?: string }) => {
      if (payload.memberId === ben.id) heard.push([event, payload]);
    });
    const other = await sockets.open({ cookie: ben.cookie });
    await join(other, conversationId);
    await vi.waitFor(() => expect(heard).toHaveLength(1), 15_000);
    heard.length = 0;
    return { ann, ben, conversationId, own, other, heard };
  }

  /** Ends a member's last socket, and resolves once the server has handled that. */
  async function goOffline(other: ClientSocket, { id }: TestMember) {
    other.disconnect();
    await vi.waitFor(async () => expect(await server.app.context.broadcaster.isOnline(id)).toBe(false), 15_000);
  }

  test.each([
    ['who hides it now', async ({ ben }: { ann: TestMember; ben: TestMember }) => hide(ben)],
    ['who has blocked the other one', ({ ann, ben }) => ben.api.ok('blockMember', { path: { userId: ann.id } })],
    ['whom the other one has blocked', ({ ann, ben }) => ann.api.ok('blockMember', { path: { userId: ben.id } })],
  ] as [string, (pair: { ann: TestMember; ben: TestMember }) => Promise<unknown>][])(
    'nobody hears that a member goes offline %s',
    async (_, act) => {
      const { ann, ben, conversationId, own, other, heard } = await listening();
      await act({ ann, ben });
      other.emit('typing', conversationId);
      await goOffline(other, ben);
      // Emitted after everything that Ben's last socket has caused.
      const again = await sockets.open({ cookie: ben.cookie });
      await join(again, conversationId);
      await join(own, conversationId);
      await goOffline(again, ben);
      await join(own, conversationId);
      expect(heard).toEqual([]);
    },
  );

  /** Returns whether a socket is in the conversation's room. Everything emitted has arrived before an acknowledgement. */
  async function isInRoom(socket: ClientSocket, conversationId: string): Promise<boolean> {
    let isHeard = false;
    socket.once('marks', () => {
      isHeard = true;
    });
    const marks = { memberId: unknownId, readSeq: 1, deliveredSeq: 1 };
    server.app.context.broadcaster.emitMarks(conversationId, marks, true);
    await join(socket, unknownId);
    socket.off('marks');
    return isHeard;
  }

  test('a block empties the room of the two at once, and an unblock opens it again', async () => {
    const { ann, ben, conversationId, own, other, heard } = await listening();
    for (const socket of [own, other]) expect(await isInRoom(socket, conversationId)).toBe(true);
    await ben.api.ok('blockMember', { path: { userId: ann.id } });
    for (const socket of [own, other]) {
      expect(await isInRoom(socket, conversationId)).toBe(false);
      expect(await join(socket, conversationId)).toMatchObject({ success: false, code: 'conversation_not_found' });
    }
    await ben.api.ok('unblockMember', { path: { userId: ann.id } });
    for (const socket of [own, other]) expect(await join(socket, conversationId)).toEqual({ success: true });
    await goOffline(other, ben);
    await vi.waitFor(() => expect(heard).toHaveLength(1), 15_000);
  });

  test('a socket that joins while the other member blocks does not stay in the room', async () => {
    const { ann, ben, conversationId, own } = await listening();
    await Promise.all([
      ...Array.from({ length: 20 }, () => join(own, conversationId)),
      ben.api.ok('blockMember', { path: { userId: ann.id } }),
    ]);
    expect(await isInRoom(own, conversationId)).toBe(false);
  });
});
