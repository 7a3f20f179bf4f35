import { randomBytes, randomInt } from 'node:crypto';
import { inject } from 'vitest';
import { Caller, visitor } from './backend.ts';
import { emailHost } from './check-response.ts';
import { idOf } from './clean-up/delete-accounts.ts';
import { type Cookie, cookieHeader, readCookies } from './cookies.ts';
import { retryWhenBusy } from './retry-when-busy.ts';

/** An account that the suite has created. */
export interface Member {
  id: string;
  name: string;
  email: string;
  password: string;
  /** Calls with the bearer token. */
  api: Caller;
  /** Calls with only the cookies of the log-in, like chat. */
  chat: Caller;
  token: string;
  /** The cookie for chat calls and the socket's handshake. */
  cookie: string;
  socketCookie: string;
}

interface Wishes {
  teaches?: readonly string[];
  wants?: readonly string[];
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Returns a word that is unique in the database. */
export function uniqueWord(): string {
  const word = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
  return `Q${word}`;
}

/** Signs a member up and logs them in. */
export async function newMember(firstName: string, { teaches = [], wants = [] }: Wishes = {}): Promise<Member> {
  const account = {
    name: `${firstName} ${uniqueWord()}`,
    email: `${randomBytes(8).toString('hex')}@${emailHost}`,
    password: `${uniqueWord()} lantern drift`,
  };
  const body = { ...account, skillsOffered: teaches, skillsRequested: wants };
  const { status } = await retryWhenBusy(() => visitor.call('signUp', { body }));
  if (status !== 201) throw new Error(`signUp answered ${status}`);
  return { ...account, ...(await logIn(account)) };
}

/** Signs members up by their first names, all at once. */
export async function newMembers<Name extends string>(names: readonly Name[]): Promise<Record<Name, Member>> {
  const members = await Promise.all(names.map(async (name) => [name, await newMember(name)] as const));
  return Object.fromEntries(members) as Record<Name, Member>;
}

/** Logs in and returns the response with its cookies. */
export async function logIn(account: Pick<Member, 'email' | 'password'>) {
  const { email, password } = account;
  const { status, body, headers } = await retryWhenBusy(() => visitor.call('logIn', { body: { email, password } }));
  const { jwtToken: token } = (body ?? {}) as { jwtToken?: string };
  if (status !== 200 || typeof token !== 'string') throw new Error(`logIn answered ${status}`);
  const cookies: Cookie[] = readCookies(headers);
  const { hostname } = new URL(inject('backendUrl'));
  const cookie = cookieHeader(cookies, hostname, '/api/chat/messages');
  const own = { id: idOf(token), email };
  return {
    id: own.id,
    token,
    cookie,
    socketCookie: cookieHeader(cookies, hostname, '/socket.io/'),
    cookies,
    api: new Caller({ authorization: `Bearer ${token}` }, own),
    chat: new Caller({ cookie }, own),
  };
}
