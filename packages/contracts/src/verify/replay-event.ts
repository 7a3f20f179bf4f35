import { contractVersion } from '@skill-exchange/api-client/contract-version';
import type { ClientToServerEvents, ServerToClientEvents, SocketAuth } from '@skill-exchange/api-client/socket-events';
import type { CommunitySettings, Message } from '@skill-exchange/api-client/types';
import { io, type Socket } from 'socket.io-client';
import { forward } from './forward.ts';

type MemberSocket = Socket<ServerToClientEvents, ClientToServerEvents>;
type Values = Readonly<Record<string, string>>;

/** An observed socket event. */
export interface Replayed {
  contents: unknown;
  readonly metadata: { readonly event: string };
}

/** Timeout of an event, in milliseconds. */
const timeoutMs = 5_000;

/**
 * Triggers an interaction's event on a real socket to the provider, as the state's member, and returns
 * what happened. The description starts with the event's name.
 */
export async function replayEvent(description: string, baseUrl: string, values: Values): Promise<Replayed> {
  const event = description.split(':')[0] ?? '';
  const replayHandshake = handshakes[event];
  if (replayHandshake !== undefined) return { contents: await replayHandshake(baseUrl, values), metadata: { event } };
  const replay = replays[event];
  if (replay === undefined) throw new Error(`There is no event ${event}.`);
  const socket = await connect(baseUrl, values);
  try {
    return { contents: await replay(socket, baseUrl, values), metadata: { event } };
  } finally {
    socket.disconnect();
  }
}

const replays: Readonly<Record<string, (socket: MemberSocket, baseUrl: string, values: Values) => Promise<unknown>>> = {
  join: async (socket, _baseUrl, { conversationId: payload = '' }) => ({
    payload,
    acknowledgement: await join(socket, payload),
  }),

  message: async (socket, baseUrl, values) => {
    await join(socket, values.conversationId ?? '');
    const received = watch(socket);
    await post(baseUrl, values, 'Thursday at seven?');
    await received.until('Thursday at seven?');
    return received.messages[0];
  },

  messageChanged: async (socket, baseUrl, { cookie = '', conversationId = '', messageId }) => {
    await join(socket, conversationId);
    const change = next(socket, 'messageChanged');
    await write(`${baseUrl}/api/chat/message/${messageId}`, 'PUT', cookie, { text: 'Thursday at eight?' });
    return await change;
  },

  marks: async (socket, baseUrl, { cookie = '', conversationId }) => {
    const change = next(socket, 'marks');
    await write(`${baseUrl}/api/chat/conversations/${conversationId}/marks`, 'POST', cookie, { readSeq: 1 });
    return await change;
  },

  // Another device of the same member types and comes online.
  typing: async (socket, baseUrl, values) => {
    const { conversationId = '' } = values;
    await join(socket, conversationId);
    const device = await connect(baseUrl, values);
    const change = next(socket, 'typing');
    await join(device, conversationId);
    device.emit('typing', conversationId);
    return await change.finally(() => device.disconnect());
  },

  presence: async (socket, baseUrl, values) => {
    const { conversationId = '' } = values;
    await join(socket, conversationId);
    const change = next(socket, 'presence');
    const device = await connect(baseUrl, values);
    await join(device, conversationId);
    return await change.finally(() => device.disconnect());
  },

  unread: async (socket, baseUrl, { cookie = '', conversationId }) => {
    const change = next(socket, 'unread');
    await forward(`${baseUrl}/api/chat/messages/${conversationId}`, {
      method: 'GET',
      headers: { cookie },
      body: Buffer.of(),
    });
    return await change;
  },

  notifications: async (socket, baseUrl, { cookie = '', conversationId }) => {
    const change = next(socket, 'notifications');
    await forward(`${baseUrl}/api/chat/messages/${conversationId}`, {
      method: 'GET',
      headers: { cookie },
      body: Buffer.of(),
    });
    return await change;
  },

  eventRequest: async (socket, baseUrl, { token = '', eventId, otherId: userId }) => {
    const change = next(socket, 'eventRequest');
    await forward(`${baseUrl}/api/events/${eventId}/handle-request`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ userId, action: 'REJECT' })),
    });
    return await change;
  },

  communityChanged: async (socket, baseUrl, { cookie = '', token = '' }) => {
    const change = next(socket, 'communityChanged');
    const headers = { authorization: `Bearer ${token}`, cookie };
    const settings = await forward(`${baseUrl}/api/operator/settings`, { method: 'GET', headers, body: Buffer.of() });
    const { groups } = JSON.parse(settings.body.toString()) as CommunitySettings;
    const version = groups.find(({ group }) => group === 'identity')?.version ?? 0;
    const body = Buffer.from(JSON.stringify({ version, values: { description: `What we know, shared. ${version}` } }));
    await forward(`${baseUrl}/api/operator/settings/identity`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    return await change;
  },

  // A message that was not stored must reach nobody. A message sent after it ends the wait.
  sendMessage: async (socket, baseUrl, values) => {
    await join(socket, values.conversationId ?? '');
    const received = watch(socket);
    const stored = await post(baseUrl, values, 'Thursday at seven?');
    const payload = { ...stored, text: 'A text that was never stored' };
    socket.emit('sendMessage', payload);
    await post(baseUrl, values, 'The last one');
    await received.until('The last one');
    return { payload, received: received.messages.slice(0, -1) };
  },
};

/** Events of a handshake, which come before a socket is open. */
const handshakes: Readonly<Record<string, (baseUrl: string, values: Values) => Promise<unknown>>> = {
  contract: async (baseUrl, values) => {
    const socket = start(baseUrl, values);
    return await next(socket, 'contract').finally(() => socket.disconnect());
  },

  connect_error: async (baseUrl) => {
    const socket = start(baseUrl, { cookie: '' });
    return await new Promise((resolve, reject) => {
      socket.once('connect', () => reject(new Error('The socket was accepted without a log-in.')));
      socket.once('connect_error', (error) => {
        const data = 'data' in error ? error.data : undefined;
        resolve({ message: error.message, ...(data !== undefined && { data }) });
      });
    }).finally(() => socket.disconnect());
  },
};

function start(baseUrl: string, { cookie = '' }: Values): MemberSocket {
  return io(new URL(baseUrl).origin, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    timeout: timeoutMs,
    extraHeaders: { cookie },
    auth: { contract: contractVersion } satisfies SocketAuth,
  });
}

async function connect(baseUrl: string, values: Values): Promise<MemberSocket> {
  const socket = start(baseUrl, values);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', (error) => {
      socket.disconnect();
      reject(new Error(`The socket was rejected: ${error.message}`));
    });
  });
  return socket;
}

async function join(socket: MemberSocket, conversationId: string): Promise<unknown> {
  return await socket.timeout(timeoutMs).emitWithAck('join', conversationId);
}

/** Resolves to the next event of this name. */
async function next(socket: MemberSocket, event: Exclude<keyof ServerToClientEvents, 'message'>): Promise<unknown> {
  return await new Promise((resolve, reject) => {
    socket.once(event, resolve);
    setTimeout(() => reject(new Error(`The socket heard no ${event}.`)), timeoutMs).unref();
  });
}

/** Collects the events that the socket receives from now on. */
function watch(socket: MemberSocket) {
  const messages: Message[] = [];
  socket.on('message', (message) => messages.push(message));
  return {
    messages,
    until: (text: string) =>
      new Promise<void>((resolve, reject) => {
        const has = () => messages.some((message) => message.text === text);
        const timer = setTimeout(() => reject(new Error(`No event brought "${text}".`)), timeoutMs);
        const look = () => {
          if (!has()) return;
          clearTimeout(timer);
          resolve();
        };
        socket.on('message', look);
        look();
      }),
  };
}

async function write(url: string, method: string, cookie: string, content: object): Promise<void> {
  const headers = { cookie, 'content-type': 'application/json' };
  const { status } = await forward(url, { method, headers, body: Buffer.from(JSON.stringify(content)) });
  if (status >= 300) throw new Error(`${method} ${url} answered ${status}.`);
}

async function post(baseUrl: string, values: Values, text: string): Promise<Message> {
  const { memberId: senderId, otherId: receiverId, cookie = '' } = values;
  const headers = { cookie, 'content-type': 'application/json' };
  const body = Buffer.from(JSON.stringify({ senderId, receiverId, text }));
  const answer = await forward(`${baseUrl}/api/chat/messages`, { method: 'POST', headers, body });
  if (answer.status >= 300) throw new Error(`POST /api/chat/messages answered ${answer.status}.`);
  return JSON.parse(answer.body.toString()) as Message;
}
