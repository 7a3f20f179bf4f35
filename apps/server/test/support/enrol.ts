import { createTokens } from '../../src/modules/auth/tokens.ts';
import type { TestMember, TestServer } from './test-server.ts';
import { testSettings } from './test-settings.ts';

const week = 7 * 24 * 60 * 60 * 1000;
let enrolled = 0;

/**
 * Members who are signed up and in, written to the database at once: for tests that need many of them, or that are
 * not about accounts. They have no password.
 */
export async function enrol<const Names extends readonly string[]>(
  server: TestServer,
  ...names: Names
): Promise<{ [Index in keyof Names]: TestMember }> {
  const { db } = server.database;
  const now = server.clock.now();
  const expiresAt = new Date(now.getTime() + week);
  const rows = names.map((name) => {
    enrolled += 1;
    const email = `enrolled-${enrolled}@example.org`;
    return { name, username: `enrolled-${enrolled}`, email, email_key: email, password_hash: 'none' };
  });
  const members = await db.insertInto('members').values(rows).returning(['id', 'name', 'email']).execute();
  const sessions = await db
    .insertInto('auth_sessions')
    .values(members.map(({ id }) => ({ member_id: id, expires_at: expiresAt })))
    .returning(['id', 'member_id'])
    .execute();
  const sessionOf = new Map(sessions.map((session) => [session.member_id, session.id]));
  const tokens = createTokens(testSettings().jwtSecret, server.clock.now);
  const signedIn = members.map(async ({ id, name, email }): Promise<TestMember> => {
    const claims = { memberId: id, sessionId: sessionOf.get(id) ?? '', expiresAt };
    const token = await tokens.sign('bearer', claims);
    const cookie = `session=${await tokens.sign('cookie', claims)}`;
    const api = server.visitor.with({ authorization: `Bearer ${token}` });
    return { id, name, email, password: '', token, cookie, api, chat: server.visitor.with({ cookie }) };
  });
  return (await Promise.all(signedIn)) as { [Index in keyof Names]: TestMember };
}

/** So many members of whom only the number matters. */
export async function enrolMany(server: TestServer, count: number): Promise<TestMember[]> {
  return await enrol(server, ...Array.from({ length: count }, (_, index) => `Member ${index}`));
}
