import { Secret, TOTP } from 'otpauth';
import { createTokens } from '../../src/modules/auth/tokens.ts';
import { insertOf, type Kind, kindNames, kinds } from '../support/kinds/kinds.ts';
import { possibleKey, ringMembers } from '../support/kinds/ring-kind.ts';
import { testBackup } from '../support/test-backups.ts';
import { testSecret } from '../support/test-settings.ts';
import { worldClock, worldInHours } from './world-clock.ts';

/**
 * The callers: three members of the world, a visitor, and three invalid members: with an ended
 * session, with a token signed by another key, and with text in place of a token.
 */
export const roles = ['owner', 'other', 'stranger', 'visitor', 'expired', 'forged', 'babble'] as const;

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const inHours = (hours: number) => worldInHours(hours).toISOString();

/** The things of the world, with ids that are the same in every run, so that counterexamples can be compared. */
export const fixtures = {
  owner: uuid(1),
  other: uuid(2),
  stranger: uuid(3),
  event: uuid(11),
  past: uuid(12),
  foreign: uuid(13),
  /** Of the other member, without a free place. */
  full: uuid(15),
  /** Of the other member, where a place is held for the owner. */
  offered: uuid(16),
  /** Of the other member, with the owner as a participant. */
  joined: uuid(17),
  /** Of the other member, over, with the owner as a participant who attended it. */
  attended: uuid(18),
  /** Like it, with the owner's review. */
  praised: uuid(19),
  /** Of the owner, which has begun: the other two members take part, and check-in is open. */
  running: uuid(20),
  /** Of the other member, with the owner as a participant: check-in is open. */
  entered: uuid(24),
  /** Of the owner, the last date of a series. */
  repeated: uuid(25),
  /** Of the other member, who asks the owner to host it. */
  handed: uuid(27),
  /** Of the owner, who has just let the other member in. */
  letIn: uuid(28),
  /** A message to all that was tested. */
  tested: uuid(36),
  /** A banner that is on. */
  shown: uuid(37),
  /** Of the owner, canceled an hour ago. */
  canceled: uuid(26),
  appealed: uuid(14),
  session: uuid(21),
  completed: uuid(22),
  reviewed: uuid(23),
  skill: uuid(31),
  alike: uuid(32),
  double: uuid(33),
  /** Of the owner, not sent yet. */
  file: uuid(34),
  /** A conversation that waits for the owner's answer. */
  request: uuid(35),
  image: 'a'.repeat(64),
  verifyToken: 'v'.repeat(43),
  resetToken: 'r'.repeat(43),
  feedToken: 'f'.repeat(43),
  invitationToken: 'i'.repeat(22),
  backupToken: 'b'.repeat(43),
  checkInCode: 'K7QX4M',
  /** Secret of an authenticator app, in base32. */
  appSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
} as const;

/** The things of the owner and the other member, by kind. */
export const things = kindNames
  .filter((kind) => insertOf(kind) !== undefined)
  .map((kind, index) => ({ kind, id: uuid(41 + index) }));

const { owner, other, stranger, session, completed, reviewed } = fixtures;
const people = [owner, other, stranger];
const { event, past, foreign, full, offered, joined, attended, praised, running, entered, repeated, canceled } =
  fixtures;
const { handed, letIn } = fixtures;
/** Most operations succeed with the first one; attendance needs those that have begun. */
const events = [
  event,
  event,
  event,
  past,
  foreign,
  full,
  offered,
  joined,
  attended,
  praised,
  running,
  running,
  entered,
  entered,
  entered,
  repeated,
  repeated,
  repeated,
  repeated,
  canceled,
  canceled,
  handed,
  handed,
  letIn,
  letIn,
];

/** For the upcoming session, by the owner to the other member. */
export const suggestedTime = inHours(48);

/** Signed at the world's fixed instant. */
const tokens = createTokens(testSecret, worldClock);

const idsOf = (kind: Kind) => things.filter((thing) => thing.kind === kind).map(({ id }) => id);

const byName: Record<string, readonly string[]> = {
  ...Object.fromEntries(kinds.member.idNames.map((name) => [name, people])),
  userId: [...people, ringMembers.substitute],
  replaces: [ringMembers.declined],
  key: [possibleKey(owner)],
  senderId: [owner, other],
  reviewedTo: people,
  eventId: events,
  id: [...events, '101'],
  sessionId: [session, completed, reviewed],
  ...Object.fromEntries(things.flatMap(({ kind, id }) => kinds[kind].idNames.map((name) => [name, [id]]))),
  actionId: [...idsOf('action'), fixtures.appealed],
  conversationId: [...idsOf('conversation'), fixtures.request],
  replyTo: idsOf('message'),
  reaction: ['thumbsUp', 'heart'],
  skillsOffered: ['["Portuguese"]'],
  skillsRequested: ['[]'],
  skillLevels: ['[]'],
  languages: ['["en"]'],
  time: [suggestedTime],
  day: [suggestedTime.slice(0, 10)],
  date: [suggestedTime.slice(0, 10)],
  until: [inHours(21 * 24).slice(0, 10)],
  start_time: [suggestedTime],
  end_time: [inHours(49)],
  times: [suggestedTime],
  attachmentIds: [fixtures.file],
  skillTaughtByUserOne: [fixtures.skill, 'Portuguese', ''],
  skillTaughtByUserTwo: [fixtures.skill, ''],
  skillId: [fixtures.skill],
  fromSkill: [fixtures.double],
  intoSkill: [fixtures.alike],
  skillOne: [fixtures.alike],
  skillTwo: [fixtures.double],
  unsubscribeToken: [await tokens.signUnsubscribe({ memberId: fixtures.owner, what: 'message' })],
  emailToken: [fixtures.verifyToken],
  feedToken: [fixtures.feedToken],
  invitationToken: [fixtures.invitationToken],
  backupId: [testBackup.id],
  backupToken: [fixtures.backupToken],
  token: [fixtures.resetToken],
  announcementId: [fixtures.tested, fixtures.shown],
  skill: ['Portuguese'],
  recording: ['https://video.example.org/evening'],
  slides: ['https://slides.example.org/evening'],
  code: [
    new TOTP({ secret: Secret.fromBase32(fixtures.appSecret) }).generate({ timestamp: worldClock().getTime() }),
    '12345-67890',
    fixtures.checkInCode,
  ],
  image: [`${fixtures.image}.webp`],
};

/** Entries of lists that name things, by the list's name. */
export const fixtureEntries: Record<string, readonly object[]> = { marks: [{ userId: other, came: true }] };

/** The role that belongs to an audience of `x-audiences`, if the owner does not. */
const able: Record<string, (typeof roles)[number]> = { moderator: 'stranger', operator: 'stranger', invited: 'other' };

/** Returns a role that may call an operation with these `x-roles`. */
export function ableRole(audiences: readonly string[]): (typeof roles)[number] {
  return able[audiences[0] ?? ''] ?? 'owner';
}

/** Returns the ids for a field of this name; empty for a field that is not an id. */
export function fixtureIds(name: string): readonly string[] {
  return byName[name] ?? [];
}
