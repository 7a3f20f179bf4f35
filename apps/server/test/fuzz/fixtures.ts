import { Secret, TOTP } from 'otpauth';
import { createTokens } from '../../src/modules/auth/tokens.ts';
import { insertOf, kindNames, kinds } from '../support/kinds.ts';
import { testSecret } from '../support/test-settings.ts';
import { worldClock } from './world-clock.ts';

/**
 * Who calls: three members of the world, a visitor, and three who only look like members: with a session that is over,
 * with a token that another key signed, and with words where a token belongs.
 */
export const roles = ['owner', 'other', 'stranger', 'visitor', 'expired', 'forged', 'babble'] as const;

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The things of the world, under ids that are the same in every run, so that a counterexample means the same. */
export const fixtures = {
  owner: uuid(1),
  other: uuid(2),
  stranger: uuid(3),
  event: uuid(11),
  past: uuid(12),
  foreign: uuid(13),
  appealed: uuid(14),
  session: uuid(21),
  completed: uuid(22),
  reviewed: uuid(23),
  skill: uuid(31),
  image: 'a'.repeat(64),
  verifyToken: 'v'.repeat(43),
  resetToken: 'r'.repeat(43),
  feedToken: 'f'.repeat(43),
  /** Of authenticator apps, in base32. */
  appSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
} as const;

/** The things of the owner and the other member, by their kinds. */
export const things = kindNames
  .filter((kind) => insertOf(kind) !== undefined)
  .map((kind, index) => ({ kind, id: uuid(41 + index) }));

const { owner, other, stranger, event, past, foreign, session, completed, reviewed } = fixtures;
const people = [owner, other, stranger];

/** For the session to come, by the owner to the other member. */
export const suggestedTime = new Date(worldClock().getTime() + 48 * 3_600_000).toISOString();

/** Signed at the world's one instant. */
const tokens = createTokens(testSecret, worldClock);

const byName: Record<string, readonly string[]> = {
  ...Object.fromEntries(kinds.member.idNames.map((name) => [name, people])),
  senderId: people,
  reviewedTo: people,
  eventId: [event, past, foreign],
  id: [event, past, foreign, '101'],
  sessionId: [session, completed, reviewed],
  ...Object.fromEntries(things.flatMap(({ kind, id }) => kinds[kind].idNames.map((name) => [name, [id]]))),
  actionId: [...things.filter(({ kind }) => kind === 'action').map(({ id }) => id), fixtures.appealed],
  time: [suggestedTime],
  times: [suggestedTime],
  skillTaughtByUserOne: [fixtures.skill, 'Portuguese', ''],
  skillTaughtByUserTwo: [fixtures.skill, ''],
  skillId: [fixtures.skill],
  unsubscribeToken: [await tokens.signUnsubscribe({ memberId: fixtures.owner, what: 'message' })],
  emailToken: [fixtures.verifyToken],
  feedToken: [fixtures.feedToken],
  token: [fixtures.resetToken],
  code: [
    new TOTP({ secret: Secret.fromBase32(fixtures.appSecret) }).generate({ timestamp: worldClock().getTime() }),
    '12345-67890',
  ],
  image: [`${fixtures.image}.webp`],
};

/** Who of the roles is of an audience of `x-audiences`, where the owner is not. */
const able: Record<string, (typeof roles)[number]> = { moderator: 'stranger', invited: 'other' };

/** Who may call an operation with these `x-roles`. */
export function ableRole(audiences: readonly string[]): (typeof roles)[number] {
  return able[audiences[0] ?? ''] ?? 'owner';
}

/** The ids that a field of this name may hold; none for a field that holds no id. */
export function fixtureIds(name: string): readonly string[] {
  return byName[name] ?? [];
}
