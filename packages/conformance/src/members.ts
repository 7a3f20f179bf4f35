import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import { type Answer, type Call, Caller, visitor } from './backend.ts';
import { type Cookie, cookieHeader, readCookies } from './cookies.ts';
import { idOf } from './delete-accounts.ts';
import { emailHost } from './sound-answers.ts';

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

const mostTries = 10;

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
  const { status } = await patiently('signUp', {
    body: { ...account, skillsOffered: teaches, skillsRequested: wants },
  });
  if (status !== 201) throw new Error(`signUp answered ${status}`);
  return { ...account, ...(await logIn(account)) };
}

/** Signs members up by their first names, all at once. */
export async function newMembers<Name extends string>(names: readonly Name[]): Promise<Record<Name, Member>> {
  const members = await Promise.all(names.map(async (name) => [name, await newMember(name)] as const));
  return Object.fromEntries(members) as Record<Name, Member>;
}

/** Calls as a visitor, again after the time that a busy backend (503) asks for: no rule is about the members it needs. */
async function patiently(id: 'signUp' | 'logIn', call: Call): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await visitor.call(id, call);
    if (answer.status !== 503 || tries === mostTries) return answer;
    await setTimeout(1000 * Number(answer.headers.get('retry-after') ?? 1));
  }
}

/** Logs in and returns the response with its cookies. */
export async function logIn(account: Pick<Member, 'email' | 'password'>) {
  const { email, password } = account;
  const { status, body, headers } = await patiently('logIn', { body: { email, password } });
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
