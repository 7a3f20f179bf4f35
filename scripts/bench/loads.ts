import type { Load } from './load.ts';

async function post(address: string, path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/**
 * The same work for both: what is asked of ours, and of the bare one. Signs a member up by way of `address`, whose token
 * and cookie are good for every instance.
 *
 * @param ids members of the community, to read and to write to
 */
export async function loadsFor(address: string, ids: string[]): Promise<[what: string, ours: Load, bare: Load][]> {
  const account = { email: 'bench@example.org', password: 'swap-an-hour' };
  await post(address, '/auth/signup', { ...account, name: 'Bench', skillsOffered: [], skillsRequested: [] });
  const login = await post(address, '/auth/login', account);
  const { jwtToken } = (await login.json()) as { jwtToken: string };
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const claims = Buffer.from(jwtToken.split('.')[1] ?? '', 'base64url').toString();
  const { _id: senderId } = JSON.parse(claims) as { _id: string };
  const headers = { authorization: `Bearer ${jwtToken}`, cookie };
  const text = 'Shall we swap an hour on Thursday?';
  return [
    [
      'a profile',
      { paths: ids.map((id) => `/api/user/get/${id}`), headers },
      { paths: ids.map((id) => `/members/${id}`) },
    ],
    ['20 members', { paths: ['/api/user/getAll?limit=20'] }, { paths: ['/members'] }],
    [
      'a message',
      {
        method: 'POST',
        paths: ['/api/chat/messages'],
        headers: { cookie },
        // To one after the other: messages of one conversation take turns.
        bodies: ids.map((receiverId) => ({ senderId, receiverId, text })),
      },
      { method: 'POST', paths: ['/messages'], bodies: [{ senderId, text }] },
    ],
    [
      'a log-in',
      { method: 'POST', paths: ['/auth/login'], bodies: [account] },
      { method: 'POST', paths: ['/login'], bodies: [account] },
    ],
  ];
}
