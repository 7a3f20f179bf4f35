import { afterEach, expect, test, vi } from 'vitest';
import { socketsPerMember } from '../../src/realtime/member-limits.ts';
import { enrol } from '../support/enrol.ts';
import { atOnce } from '../support/kinds/things.ts';
import { useServer } from '../support/test-server.ts';
import { type ClientSocket, useSockets } from '../support/test-socket.ts';

/** Holds back the database's responses while it is closed. */
const gate = { answers: 0, isOpen: Promise.resolve(), open: () => {} };

const server = useServer({}, (database) => ({
  ...database,
  db: database.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      gate.answers += 1;
      await gate.isOpen;
      return result;
    },
  }),
}));
const sockets = useSockets(() => server.app);
afterEach(() => gate.open());

const full = 'Too many open windows. Close one and try again.';

/** Opens this many sockets whose handshakes continue in one turn of the event loop, once the gate opens. */
async function startTogether(cookie: string, count: number): Promise<ClientSocket[]> {
  gate.isOpen = new Promise((resolve) => {
    gate.open = resolve;
  });
  const started: ClientSocket[] = [];
  for (let index = 0; index < count; index += 1) {
    const before = gate.answers;
    started.push(sockets.start({ cookie }));
    await vi.waitFor(() => expect(gate.answers).toBeGreaterThan(before), { interval: 1, timeout: 15_000 });
  }
  return started;
}

function outcome(socket: ClientSocket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', ({ message }) => resolve(message));
  });
}

const oneMore = (cookie: string) => outcome(sockets.start({ cookie }));

test('a member has a limited number of sockets, also for concurrent ones', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const outcomes = (await startTogether(ann.cookie, socketsPerMember + 10)).map(outcome);
  gate.open();
  const expected = [...Array(socketsPerMember).fill('connected'), ...Array(10).fill(full)];
  expect((await Promise.all(outcomes)).sort().reverse()).toEqual(expected);
  expect(await oneMore(ben.cookie)).toBe('connected');
});

test('a closed socket makes room for another', async () => {
  const [ann] = await enrol(server, 'Ann');
  const [first] = await atOnce(socketsPerMember, () => sockets.open({ cookie: ann.cookie }));
  expect(await oneMore(ann.cookie)).toBe(full);
  first?.disconnect();
  await vi.waitFor(async () => expect(await oneMore(ann.cookie)).toBe('connected'), 15_000);
});

test('a socket that closes before it is accepted does not count', async () => {
  const [ann] = await enrol(server, 'Ann');
  const connections = () => new Promise((resolve) => server.app.server.getConnections((_, count) => resolve(count)));
  for (const socket of await startTogether(ann.cookie, socketsPerMember)) socket.disconnect();
  await vi.waitFor(async () => expect(await connections()).toBe(0), 15_000);
  gate.open();
  expect(await oneMore(ann.cookie)).toBe('connected');
});
