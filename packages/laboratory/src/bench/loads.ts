import type { Load } from './load.ts';
import { password, reader } from './reader.ts';

/** The calls to our server and, where it has equivalents, to the bare one: without and with all that must be done. */
export type Call = { what: string; ours: Load; bare: Load | null; fair: Load | null };

async function logIn(address: string) {
  const answer = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: reader, password }),
  });
  if (!answer.ok) throw new Error(`The log-in was answered with ${answer.status}: ${await answer.text()}`);
  const { jwtToken } = (await answer.json()) as { jwtToken: string };
  const claims = Buffer.from(jwtToken.split('.')[1] ?? '', 'base64url').toString();
  return {
    authorization: `Bearer ${jwtToken}`,
    cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    memberId: (JSON.parse(claims) as { _id: string })._id,
  };
}

/** Logs the reader of these calls in at a bare server whose database was copied before. */
export async function logInAtBare(address: string, calls: readonly Call[]): Promise<void> {
  const profile = calls.find(({ what }) => what === 'a profile');
  const answer = await fetch(`${address}/fair/log-in`, {
    method: 'POST',
    headers: { ...profile?.fair?.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ memberId: profile?.fair?.paths[0]?.split('/').at(-1) }),
  });
  if (!answer.ok) throw new Error(`The bare server answered a log-in with ${answer.status}: ${await answer.text()}`);
}

/** Returns the names of the skills that a member wants. */
async function findWanted(address: string, memberId: string, headers: Record<string, string>): Promise<string[]> {
  const answer = await fetch(`${address}/api/user/get/${memberId}`, { headers });
  return ((await answer.json()) as { user: { skillsRequested: string[] } }).user.skillsRequested;
}

/**
 * Returns the calls to measure. Token and cookie of the log-in at `address` are valid for every
 * instance.
 *
 * @param ids other members of the community, to read and to write to
 */
export async function loadsFor(address: string, ids: readonly string[]): Promise<Call[]> {
  const { authorization, cookie, memberId: senderId } = await logIn(address);
  const headers = { authorization, cookie };
  const text = 'Shall we swap an hour on Thursday?';
  const account = { email: reader, password };
  const wanted = await findWanted(address, senderId, headers);
  const memberSearches = [
    'q=ana',
    ...wanted.map((skill) => `teaches=${encodeURIComponent(skill)}&active=this-month`),
  ].map((query) => `/api/members/search?limit=20&${query}`);
  const from = new Date();
  const to = new Date(from.getTime() + 31 * 24 * 60 * 60 * 1000);
  const alone = (what: string, ...paths: string[]): Call => ({
    what,
    ours: { paths, headers },
    bare: null,
    fair: null,
  });
  const proposals = ids.map((userTwo, index) => ({
    userTwo,
    times: [new Date(from.getTime() + (48 + index) * 60 * 60 * 1000).toISOString()],
    link: 'https://meet.example.org/swap',
  }));
  const sent = ids.map((receiverId) => ({ senderId, receiverId, text }));
  return [
    {
      what: 'a profile',
      ours: { paths: ids.map((id) => `/api/user/get/${id}`), headers },
      bare: { paths: ids.map((id) => `/members/${id}/for/${senderId}`) },
      fair: { paths: ids.map((id) => `/fair/members/${id}/for/${senderId}`), headers },
    },
    {
      what: '20 members',
      ours: { paths: ['/api/user/getAll?limit=20'] },
      bare: { paths: ['/members'] },
      // Visitors see them, too.
      fair: { paths: ['/members'] },
    },
    {
      what: 'a message',
      ours: {
        method: 'POST',
        paths: ['/api/chat/messages'],
        headers: { cookie },
        // To several members, since messages of one conversation are stored one at a time.
        bodies: sent,
      },
      bare: { method: 'POST', paths: ['/messages'], bodies: [{ senderId, text }] },
      fair: { method: 'POST', paths: ['/fair/messages'], headers: { cookie }, bodies: sent },
    },
    {
      what: 'a log-in',
      ours: { method: 'POST', paths: ['/auth/login'], bodies: [account] },
      bare: { method: 'POST', paths: ['/login'], bodies: [account] },
      fair: null,
    },
    alone('the inbox', '/api/notifications?limit=20'),
    {
      ...alone('an unread count', '/api/notifications?limit=1'),
      fair: { paths: ['/fair/notifications'], headers },
    },
    {
      ...alone('the chat list', `/api/chat/users/chats/${senderId}?limit=20`),
      fair: { paths: ['/fair/chats'], headers },
    },
    alone('common hours', ...ids.map((id) => `/api/availability/overlap?userId=${id}`)),
    alone('the calendar', `/api/calendar?from=${from.toISOString()}&to=${to.toISOString()}`),
    alone(
      'a search',
      ...['ana', 'lo', 'member 12', 'wen'].map((q) => `/api/user/getAll?limit=20&name=${encodeURIComponent(q)}`),
    ),
    alone('swaps and rings', '/api/matches?limit=20'),
    alone('a member search', ...memberSearches),
    alone('with its counts', ...memberSearches.map((path) => `${path}&facets=true`)),
    // Last, because it fills the caller's calendar.
    {
      what: 'a proposal',
      ours: {
        method: 'POST',
        paths: ['/api/sessions/propose'],
        headers,
        bodies: proposals,
      },
      bare: null,
      fair: { method: 'POST', paths: ['/fair/proposals'], headers, bodies: proposals },
    },
  ];
}
