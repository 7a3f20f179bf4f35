import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';

export interface Writer {
  id: string;
  token: string;
  cookie: string;
}

/** One thing that was to be written, found again by its unique text. */
export interface Write {
  kind: 'member' | 'event' | 'session' | 'message';
  text: string;
  isAcknowledged: boolean;
  /** Sends it, or sends it again; true when it was answered with 2xx. */
  send(address: string): Promise<boolean>;
}

const hour = 3_600_000;
const kinds = ['message', 'event', 'message', 'session', 'message', 'member'] as const;

async function post(
  address: string,
  id: OperationId,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return await fetch(`${address}${loadContract().operations.get(id)?.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
}

/** Signs somebody up and in. */
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

/** The next thing that a writer writes: mostly messages to the other one. */
export function nextWrite(number: number, writer: Writer, other: Writer): Write {
  const kind = kinds[number % kinds.length] ?? 'message';
  const text = `${kind}-${number}`;
  const write: Write = {
    kind,
    text,
    isAcknowledged: false,
    send: async (address) => {
      const isTaken = await request(address, kind, text, writer, other).then(
        async (answer) => {
          // A cut-off body is no answer.
          await answer.arrayBuffer();
          return answer.ok;
        },
        () => false,
      );
      write.isAcknowledged ||= isTaken;
      return isTaken;
    },
  };
  return write;
}

function request(
  address: string,
  kind: Write['kind'],
  text: string,
  writer: Writer,
  other: Writer,
): Promise<Response> {
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
