import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../src/db/schema.ts';
import { hashPassword } from '../src/modules/auth/password-hash.ts';
import type { Tokens } from '../src/modules/auth/tokens.ts';
import { skillKey } from '../src/modules/skills/skill-key.ts';

/** A logged-in member, with the values that states return. */
export interface Me {
  readonly memberId: string;
  readonly token: string;
  readonly cookie: string;
}

/** The dependencies of state handlers. */
export interface World {
  readonly app: FastifyInstance;
  readonly db: Kysely<Database>;
  readonly tokens: Tokens;
  /** The server's clock. */
  readonly now: () => Date;
  /** Receives the id of each member that a state creates. */
  readonly onMember?: (id: string) => void;
}

const hour = 3_600_000;
const week = 7 * 24 * hour;

/** Returns an instant this many hours from the world's now. */
export function inHours(world: World, hours: number): Date {
  return new Date(world.now().getTime() + hours * hour);
}

/** An evening next month. */
export function timesToCome(world: World): { day: string; startTime: string; endTime: string } {
  const startTime = inHours(world, 30 * 24).toISOString();
  return { day: startTime.slice(0, 10), startTime, endTime: inHours(world, 30 * 24 + 1.5).toISOString() };
}

/** Creates a member with skills of the catalog, optionally with a password. */
export async function addMember(
  world: World,
  { name = 'Jonas Brandt', password = '', offered = [] as string[], requested = [] as string[] } = {},
): Promise<{ id: string; email: string }> {
  const key = randomUUID();
  const email = `${key}@example.org`;
  const { id } = await world.db
    .insertInto('members')
    .values({
      name,
      email,
      email_key: email,
      username: key,
      about: 'Radio producer in Bremen.',
      password_hash: password === '' ? 'none' : hashPassword(password),
      // Passkeys and codes require a confirmed address.
      email_verified_at: world.now(),
      created_at: world.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  world.onMember?.(id);
  await giveSkills(world, id, 'offered', offered);
  await giveSkills(world, id, 'requested', requested);
  return { id, email };
}

/** Logs a member in like the server. */
export async function logIn(world: World, memberId: string): Promise<Me & { sessionId: string }> {
  const expiresAt = new Date(world.now().getTime() + week);
  const { id: sessionId } = await world.db
    .insertInto('auth_sessions')
    .values({ member_id: memberId, created_at: world.now(), expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  const claims = { memberId, sessionId, expiresAt };
  const token = await world.tokens.sign('bearer', claims);
  const cookie = `session=${await world.tokens.sign('cookie', claims)}`;
  return { memberId, token, cookie, sessionId };
}

/** Creates a logged-in member. */
export async function addMe(world: World, skills: { offered?: string[]; requested?: string[] } = {}): Promise<Me> {
  const { id } = await addMember(world, skills);
  const { memberId, token, cookie } = await logIn(world, id);
  return { memberId, token, cookie };
}

/** Returns the id of a skill by its name, after adding it to the catalog if necessary. */
export async function ensureSkill({ db, now }: World, name: string): Promise<string> {
  await db
    .insertInto('skills')
    .values({ name, name_key: skillKey(name), description: `All about ${name}`, created_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .selectFrom('skills')
    .select('id')
    .where('name_key', '=', skillKey(name))
    .executeTakeFirstOrThrow();
  return id;
}

async function giveSkills(
  world: World,
  memberId: string,
  kind: 'offered' | 'requested',
  names: readonly string[],
): Promise<void> {
  for (const [position, name] of names.entries()) {
    const skill_id = await ensureSkill(world, name);
    await world.db.insertInto('member_skills').values({ member_id: memberId, kind, skill_id, position }).execute();
  }
}

/** Splits a comma-separated list of names. */
export function namesIn(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Returns the cursor of the next page of a response. */
export async function nextCursor(world: World, url: string, headers: Record<string, string> = {}): Promise<string> {
  const { headers: answer } = await world.app.inject({ method: 'GET', url, headers });
  const cursor = /[?&]cursor=([^&>]+)/.exec(String(answer.link))?.[1];
  if (cursor === undefined) throw new Error(`${url} has no next page.`);
  return decodeURIComponent(cursor);
}
