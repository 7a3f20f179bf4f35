import type { TestServer } from './test-member.ts';

const password = 'correct horse battery';

/** Gives a server the functions that sign members up, whose addresses start with the prefix. */
export function addMembers(server: TestServer, prefix = 'member'): void {
  let members = 0;

  server.join = async (name, profile = {}) => {
    members += 1;
    const email = `${prefix}-${members}@example.org`;
    await server.visitor.ok('signUp', { body: { name, email, password, ...profile } });
    return await server.logIn(email, password);
  };

  server.joinConfirmed = async (name) => {
    const member = await server.join(name);
    const confirmed = { email_verified_at: server.clock.now() };
    await server.database.db.updateTable('members').set(confirmed).where('id', '=', member.id).execute();
    return member;
  };

  server.logIn = async (email, secret) => {
    const answer = await server.visitor.call('logIn', { body: { email, password: secret } });
    if (answer.status !== 200) throw new Error(`logIn answered ${answer.status}`);
    const { name, jwtToken } = answer.body as { name: string; jwtToken: string };
    const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
    const payload = JSON.parse(Buffer.from(jwtToken.split('.')[1] ?? '', 'base64url').toString()) as {
      _id: string;
    };
    const api = server.visitor.with({ authorization: `Bearer ${jwtToken}` });
    const chat = server.visitor.with({ cookie });
    return { id: payload._id, name, email, password: secret, token: jwtToken, cookie, api, chat };
  };
}
