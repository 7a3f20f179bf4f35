import type { Message } from '@skill-exchange/api-client/types';
import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';

export interface Writer {
  id: string;
  token: string;
  cookie: string;
}

/** A write with a unique text, by which it is found again. */
export interface Write {
  kind: 'member' | 'event' | 'session' | 'message';
  text: string;
  /** The writer's id. */
  from: string;
  isAcknowledged: boolean;
  /** The result of each attempt to send it. */
  attempts: Attempt[];
  /** Sends it, or sends it again. */
  send(address: string): Promise<Attempt>;
}

export interface Attempt {
  /** Null without a complete response. */
  status: number | null;
  /** The response's text, or why there was none. */
  words: string;
  /** Duration in milliseconds. */
  ms: number;
}

/** Timeout of a call, in milliseconds. */
export const timeoutMs = 10_000;

const hour = 3_600_000;
const kinds = ['message', 'event', 'message', 'session', 'message', 'member'] as const;

/** Calls an operation that accepts JSON. */
export async function post(
  address: string,
  id: OperationId,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return await fetch(`${address}${loadContract().operations.get(id)?.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/** Signs a member up and logs them in. */
export async function joinAsWriter(address: string, name: string): Promise<Writer> {
  const account = { name, email: `${name}@example.org`, password: 'long enough' };
  await post(address, 'signUp', account);
  const answer = await post(address, 'logIn', account);
  const { jwtToken: token } = (await answer.json()) as { jwtToken: string };
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    _id: string;
  };
  return { id: claims._id, token, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** Returns a writer's next write: mostly messages to the other one. */
export function nextWrite(number: number, writer: Writer, other: Writer): Write {
  const kind = kinds[number % kinds.length] ?? 'message';
  const text = `${kind}-${number}`;
  const write: Write = {
    kind,
    text,
    from: writer.id,
    isAcknowledged: false,
    attempts: [],
    send: async (address) => {
      const began = performance.now();
      const attempt = await request(address, kind, text, writer, other)
        .then(
          // A truncated body counts as no response.
          async (answer) => ({ status: answer.status, words: await answer.text() }),
        )
        .catch((error: Error) => ({ status: null, words: `${error.name}: ${error.message}` }));
      const timed = { ...attempt, ms: performance.now() - began };
      write.attempts.push(timed);
      write.isAcknowledged ||= isSuccess(timed);
      return timed;
    },
  };
  return write;
}

/** Whether it was acknowledged with 2xx. */
function isSuccess({ status }: Attempt): boolean {
  return status !== null && status >= 200 && status < 300;
}

function request(address: string, kind: Write['kind'], text: string, writer: Writer, other: Writer): Promise<Response> {
  const bearer = { authorization: `Bearer ${writer.token}` };
  const start = new Date(Date.now() + hour);
  if (kind === 'member') {
    return post(address, 'signUp', { name: text, email: `${text}@example.org`, password: 'long enough' });
  }
  if (kind === 'session') {
    const link = `https://meet.example.org/${text}`;
    return post(address, 'createSession', { date: start.toISOString(), userTwo: other.id, link }, bearer);
  }
  if (kind === 'event') {
    const times = {
      start_time: start.toISOString(),
      end_time: new Date(start.getTime() + hour).toISOString(),
    };
    const event = { title: text, description: 'One of many', date: times.start_time, max_participants: 5 };
    return post(address, 'createEvent', { ...event, ...times, skills: [`Skill ${text}`] }, bearer);
  }
  const message = { senderId: writer.id, receiverId: other.id, text };
  return post(address, 'sendMessage', message, { cookie: writer.cookie, 'idempotency-key': text });
}

/** Returns a member's whole conversation with another, oldest first. */
export async function readConversation(address: string, reader: Writer, other: Writer): Promise<Message[]> {
  const pair = { userId: reader.id, otherUserId: other.id };
  const opened = await post(address, 'openConversation', pair, { cookie: reader.cookie });
  const { _id } = (await opened.json()) as { _id: string };
  const path = loadContract()
    .operations.get('listMessages')
    ?.path.replace(/\{\w+\}/, _id);
  const answer = await fetch(`${address}${path}`, { headers: { cookie: reader.cookie } });
  if (!answer.ok) throw new Error(`listMessages answered ${answer.status}`);
  return (await answer.json()) as Message[];
}
