import { contractVersion } from '@skill-exchange/api-client/contract-version';
import { beforeEach, expect, test, vi } from 'vitest';
import { openConnection } from '../../src/lib/live/chat-connection.ts';

type Listener = (...values: unknown[]) => void;

/** The number of next calls to reject, and the answer. */
let rejections = 0;
let rejection: object = { success: false };

/** A fake socket that records emitted events. */
const socket = {
  connected: true,
  listeners: new Map<string, Listener>(),
  emitted: [] as unknown[][],
  on(name: string, listener: Listener) {
    socket.listeners.set(name, listener);
  },
  emit(...values: unknown[]) {
    socket.emitted.push(values.filter((value) => typeof value !== 'function'));
    const acknowledge = values.find((value): value is Listener => typeof value === 'function');
    acknowledge?.(rejections > 0 ? rejection : { success: true });
    rejections -= 1;
  },
  disconnect: () => socket,
  connect: vi.fn(() => socket),
  /** Whether Socket.IO reconnects by itself. */
  active: false,
};
const io = vi.hoisted(() => vi.fn());
vi.mock('socket.io-client', () => ({ io }));

const message = {
  _id: 'm1',
  senderId: { _id: 'u1' },
  text: 'Thursday?',
  createdAt: '2026-12-01T19:00:00.000Z',
  conversationId: 'c1',
};
const onMessage = vi.fn();
const onMarks = vi.fn();
const onJoined = vi.fn();
const onUnread = vi.fn();
const onEventRequest = vi.fn();
const onCommunityChange = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  io.mockReturnValue(socket);
  socket.emitted = [];
  socket.listeners.clear();
  rejections = 0;
  rejection = { success: false };
});

async function open() {
  const connection = openConnection('https://backend.test', {
    onMessage,
    onMarks,
    onTyping: () => {},
    onPresence: () => {},
    onJoined,
    onUnread,
    onEventRequest,
    onNotifications: () => {},
    onCommunityChange,
  });
  await vi.waitFor(() => expect(socket.listeners.has('connect')).toBe(true));
  return connection;
}

test('sends the cookie, tries a websocket before polling, and reconnects at intervals', async () => {
  const connection = await open();
  expect(io).toHaveBeenCalledExactlyOnceWith(
    'https://backend.test',
    expect.objectContaining({
      withCredentials: true,
      auth: { contract: contractVersion },
      transports: ['websocket', 'polling'],
      reconnectionAttempts: 5,
      reconnectionDelay: 1000,
    }),
  );
  connection.close();
});

test('joins a conversation once per connection', async () => {
  const connection = await open();
  connection.join('c1');
  connection.join('c1');
  expect(socket.emitted).toEqual([['join', 'c1']]);
  socket.listeners.get('connect')?.();
  expect(socket.emitted).toEqual([
    ['join', 'c1'],
    ['join', 'c1'],
  ]);
  expect(onJoined).toHaveBeenCalledTimes(2);
  connection.close();
});

test('retries a rejected join until the connection is closed', async () => {
  const connection = await open();
  vi.useFakeTimers();
  rejections = 2;
  connection.join('c1');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onJoined).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onJoined).toHaveBeenCalledExactlyOnceWith('c1');
  rejections = 20;
  connection.join('c2');
  connection.close();
  const asked = socket.emitted.length;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(socket.emitted).toHaveLength(asked);
  vi.useRealTimers();
  rejections = 0;
});

test('retries a rejected join after the time that the server names, and never what cannot succeed', async () => {
  const connection = await open();
  vi.useFakeTimers();
  rejections = 1;
  rejection = { success: false, code: 'rate_limited', message: 'Too much at once.', retryAfter: 3 };
  connection.join('c1');
  await vi.advanceTimersByTimeAsync(2_900);
  expect(onJoined).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(onJoined).toHaveBeenCalledExactlyOnceWith('c1');
  rejections = 1;
  rejection = { success: false, code: 'not_conversation_member', message: 'Only its members can join.' };
  connection.join('c2');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(onJoined).toHaveBeenCalledOnce();
  connection.close();
  vi.useRealTimers();
});

test('connects again after the time that a rejected handshake names, and never without a log-in', async () => {
  const connection = await open();
  vi.useFakeTimers();
  const reject = (data: object) =>
    socket.listeners.get('connect_error')?.(Object.assign(new Error('Too much at once.'), { data }));
  reject({ success: false, code: 'rate_limited', message: 'Too much at once.', retryAfter: 60 });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(socket.connect).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(socket.connect).toHaveBeenCalledOnce();
  for (const code of ['not_authenticated', 'unsupported_contract', 'too_many_connections'])
    reject({ success: false, code, message: 'No.' });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(socket.connect).toHaveBeenCalledOnce();
  connection.close();
  vi.useRealTimers();
});

test('announces a stored message, and receives those of others', async () => {
  const connection = await open();
  connection.announce(message);
  expect(socket.emitted).toEqual([['sendMessage', message]]);
  socket.listeners.get('message')?.(message);
  expect(onMessage).toHaveBeenCalledExactlyOnceWith(message);
  const edited = { ...message, text: 'Friday?' };
  socket.listeners.get('messageChanged')?.(edited);
  expect(onMessage).toHaveBeenLastCalledWith(edited);
  const marks = { conversationId: 'c1', memberId: 'u2', readSeq: 1, deliveredSeq: 1 };
  socket.listeners.get('marks')?.(marks);
  expect(onMarks).toHaveBeenCalledExactlyOnceWith(marks);
  connection.type('c1');
  expect(socket.emitted.at(-1)).toEqual(['typing', 'c1']);
  connection.close();
});

test('says that the community may have changed after a connection was lost, not for the first one', async () => {
  await open();
  socket.listeners.get('connect')?.();
  expect(onCommunityChange).not.toHaveBeenCalled();
  socket.listeners.get('communityChanged')?.({});
  expect(onCommunityChange).toHaveBeenCalledTimes(1);
  socket.listeners.get('connect')?.();
  expect(onCommunityChange).toHaveBeenCalledTimes(2);
});
