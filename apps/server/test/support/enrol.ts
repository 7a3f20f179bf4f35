import { createTokens, idleMs } from '../../src/modules/auth/tokens.ts';
import type { TestMember, TestServer } from './test-server.ts';
import { testSettings } from './test-settings.ts';

type Person = Pick<TestMember, 'id' | 'name' | 'email'>;

let enrolled = 0;

/**
 * Creates logged-in members directly in the database: for tests that need many, or that are not about
 * accounts. They have no password.
 */
export async function enrol<const Names extends readonly string[]>(
  server: TestServer,
  ...names: Names
): Promise<{ [Index in keyof Names]: TestMember }> {
  const rows = names.map((name) => {
    enrolled += 1;
    const email = `enrolled-${enrolled}@example.org`;
    return { name, username: `enrolled-${enrolled}`, email, email_key: email, password_hash: 'none' };
  });
  const people = await server.database.db
    .insertInto('members')
    .values(rows)
    .returning(['id', 'name', 'email'])
    .execute();
  return (await openSessions(server, people)) as { [Index in keyof Names]: TestMember };
}

/** Makes moderators of members. */
export async function appoint(server: TestServer, ...people: Person[]): Promise<void> {
  const ids = people.map(({ id }) => id);
  await server.database.db.updateTable('members').set({ role: 'moderator' }).where('id', 'in', ids).execute();
}

/** Makes operators of members. */
export async function makeOperators(server: TestServer, ...people: Person[]): Promise<void> {
  const ids = people.map(({ id }) => id);
  await server.database.db.updateTable('members').set({ is_operator: true }).where('id', 'in', ids).execute();
}

/** Creates this many members for tests in which only their number matters. */
export async function enrolMany(server: TestServer, count: number): Promise<TestMember[]> {
  return await enrol(server, ...Array.from({ length: count }, (_, index) => `Member ${index}`));
}

/** Returns the same people with another session each. */
export async function openSessions(server: TestServer, people: Person[]): Promise<TestMember[]> {
  const expiresAt = new Date(server.clock.now().getTime() + idleMs);
  const sessions = await server.database.db
    .insertInto('auth_sessions')
    .values(people.map(({ id }) => ({ member_id: id, expires_at: expiresAt })))
    .returning(['id', 'member_id'])
    .execute();
  const sessionOf = new Map(sessions.map((session) => [session.member_id, session.id]));
  const tokens = createTokens(testSettings().jwtSecret, server.clock.now);
  const signIn = async ({ id, name, email }: Person): Promise<TestMember> => {
    const claims = { memberId: id, sessionId: sessionOf.get(id) ?? '', expiresAt };
    const token = await tokens.sign('bearer', claims);
    const cookie = `session=${await tokens.sign('cookie', claims)}`;
    const api = server.visitor.with({ authorization: `Bearer ${token}` });
    return { id, name, email, password: '', token, cookie, api, chat: server.visitor.with({ cookie }) };
  };
  return await Promise.all(people.map(signIn));
}
