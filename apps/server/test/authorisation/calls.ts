import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { makeLink } from '../../src/modules/auth/links.ts';
import { hashPassword } from '../../src/modules/auth/password-hash.ts';
import { inputsOf } from '../support/contract-inputs.ts';
import { fileForm, pictureForm, pngPicture } from '../support/pictures.ts';
import { openRingFor, ringMembers } from '../support/ring-kind.ts';
import { insertPair } from '../support/skill-kinds.ts';
import { SoftwarePasskey } from '../support/software-authenticator.ts';
import type { Body, TestCall, TestClient } from '../support/test-client.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { unknownId } from '../support/things.ts';
import { isIdOf, kindOf, type Target, targetsOf } from './targets.ts';
import { type Cast, gatherCast, makeSession, makeThing, personIn, type Role, roles } from './world.ts';

/** The parameters of a call: the thing, its id, and the caller. */
export interface Occasion {
  server: TestServer;
  cast: Cast;
  target: Target;
  id: string;
  caller: TestMember | null;
}

let unique = 0;
const fresh = (text: string) => {
  unique += 1;
  return `${text}${unique}`;
};

/** Returns the speaker of a chat call: the caller if the thing is absent, otherwise the thing's member. */
function speaker({ target, id, caller }: Occasion): string {
  return target === 'absent' ? (caller?.id ?? unknownId) : id;
}

function listener({ target, cast }: Occasion): string {
  if (target === 'absent') return unknownId;
  return target === 'own' ? cast.counterpart.id : cast.strangers[1].id;
}

/** Returns a past session of the same members; a canceled one is unchanged. */
async function reviewed({ server, cast, target, id }: Occasion): Promise<string> {
  if (target === 'own') return await makeSession(server, cast.owner, cast.counterpart, null, -1);
  if (target === 'another') return await makeSession(server, cast.strangers[0], cast.strangers[1], null, -1);
  return id;
}

/** Returns a past session of the same members that both had agreed to: only one, since they cannot overlap. */
async function attended({ server, cast, target, id }: Occasion): Promise<string> {
  if (target !== 'own' && target !== 'another') return id;
  const { db } = server.database;
  const [one, two] = target === 'own' ? [cast.owner, cast.counterpart] : cast.strangers;
  const agreed = db
    .selectFrom('sessions')
    .select('id')
    .where('user_one', '=', one.id)
    .where('agreed_at', 'is not', null);
  const known = await agreed.executeTakeFirst();
  if (known !== undefined) return known.id;
  const made = await makeSession(server, one, two, null, -2);
  await db
    .updateTable('sessions')
    .set({ agreed_at: server.clock.inHours(-3) })
    .where('id', '=', made)
    .execute();
  return made;
}

/** A value that differs from the contract's example. */
type Value = (occasion: Occasion, id: OperationId) => unknown;

/** Values by a parameter's name. Other ids are the occasion's, and everything else is the contract's example. */
const parameterValues: Record<string, Value> = {
  image: storedImage,
  unsubscribeToken: unsubscribeLink,
  emailToken: (occasion) => emailLink(occasion, 'verify'),
  feedToken: feedAddress,
  // An article of the demo community.
  id: (occasion, id) => (kindOf(id) === null ? '101' : occasion.id),
  from: ({ server }) => server.clock.inHours(-24),
  to: ({ server }) => server.clock.inHours(48),
};

/** Values by the name of a body's field. */
const fieldValues: Record<string, Value> = {
  email: () => `${fresh('new-')}@example.org`,
  name: () => fresh('Name '),
  replaces: () => ringMembers.declined,
  userId: (occasion, id) => {
    if (kindOf(id) === 'ring') return ringMembers.substitute;
    if (kindOf(id) === 'event') return occasion.cast.counterpart.id;
    return 'otherUserId' in (inputsOf(id).body?.example ?? {}) ? speaker(occasion) : occasion.id;
  },
  otherUserId: listener,
  senderId: speaker,
  receiverId: listener,
  reviewedTo: listener,
  password: ownPassword,
  currentPassword: ownPassword,
  token: (occasion) => emailLink(occasion, 'reset'),
  credential: madePasskey,
  code: (occasion) => startCodes(occasion, false),
  // The occasion's session is an hour ahead.
  time: ({ server }) => server.clock.inHours(1),
  times: ({ server }) => [server.clock.inHours(24)],
  // Notes that are sent again are those that are stored.
  version: (_occasion, id) => (id === 'saveSessionNotes' || id === 'answerRing' ? 0 : undefined),
  // Left out: what the contract's example names is not in this world.
  skillId: () => undefined,
  skillTaughtByUserOne: () => undefined,
  skillTaughtByUserTwo: () => undefined,
};

/** Returns the token of the owner's unsubscribe link. */
async function unsubscribeLink({ server, cast }: Occasion) {
  const link = { memberId: cast.owner.id, what: 'message' };
  return await server.app.context.tokens.signUnsubscribe(link);
}

/** Returns the token of the owner's link that confirms something or sets a new password. */
async function emailLink({ server, cast }: Occasion, purpose: 'verify' | 'reset') {
  const { id: memberId, email } = cast.owner;
  const { db, clock } = server.app.context;
  return await makeLink({ db, from: clock() }, purpose, { memberId, email });
}

const knownPassword = 'a long passphrase';
const knownHash = hashPassword(knownPassword);

/** Enrolled members have no password and an unconfirmed address. */
async function givePassword({ server, caller }: Occasion): Promise<void> {
  const { db } = server.database;
  const id = caller?.id ?? unknownId;
  const account = { password_hash: knownHash, email_verified_at: server.clock.now() };
  await db.updateTable('members').set(account).where('id', '=', id).execute();
}

/** Returns the caller's password, after setting one; a new one for visitors. */
async function ownPassword(occasion: Occasion, id: OperationId): Promise<string> {
  if (!loadContract().operations.get(id)?.roles.includes('visitor')) await givePassword(occasion);
  return knownPassword;
}

async function storedImage({ server }: Occasion): Promise<string> {
  const image = { hash: 'f'.repeat(64), bytes: Buffer.from('RIFF') };
  const stored = server.database.db.insertInto('images').values(image);
  await stored.onConflict((conflict) => conflict.doNothing()).execute();
  return `${image.hash}.webp`;
}

/** Returns the token of the owner's calendar. */
async function feedAddress({ cast }: Occasion): Promise<string> {
  const { url } = await cast.owner.api.ok('createCalendarFeed', { body: { withLinks: true } });
  return url.split('/').at(-2) ?? '';
}

const siteOrigin = 'http://localhost:3000';

/** Returns a passkey that a browser created for the caller. */
async function madePasskey(occasion: Occasion) {
  const passkey = new SoftwarePasskey(siteOrigin);
  const api = occasion.caller?.api;
  await givePassword(occasion);
  const started = await api?.call('startPasskey', { body: { password: knownPassword } });
  if (started?.status === 200) return passkey.make((started.body as Body<'startPasskey'>).options);
  const user = { id: 'aGFuZGxl', name: 'nobody', displayName: '' };
  return passkey.make({ challenge: 'Y2hhbGxlbmdl', rp: { id: 'localhost', name: '' }, user });
}

/** Gives the caller a secret, enabled or not; returns one of its codes. */
async function startCodes({ server, caller }: Occasion, isOn: boolean): Promise<string> {
  const { seal, clock } = server.app.context;
  const member_id = caller?.id;
  const secret = new Secret();
  if (member_id !== undefined) {
    const confirmed_at = isOn ? clock() : null;
    const row = { secret_sealed: seal?.close(secret.base32, member_id) ?? '', confirmed_at };
    await server.database.db
      .insertInto('totp')
      .values({ member_id, ...row })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
      .execute();
  }
  return new TOTP({ secret }).generate({ timestamp: clock().getTime() });
}

/** Prepares the data that operations need besides their thing, and returns the matching call. */
const prepared: Partial<Record<OperationId, (occasion: Occasion) => Promise<TestCall>>> = {
  logIn: async ({ server }) => {
    const { email, password } = await server.join('Zoe');
    return { body: { email, password } };
  },
  logInWithPasskey: async (occasion) => {
    const zoe = await occasion.server.joinConfirmed('Zoe');
    const passkey = new SoftwarePasskey(siteOrigin);
    const { options } = await zoe.api.ok('startPasskey', { body: { password: zoe.password } });
    await zoe.api.ok('addPasskey', { body: { credential: passkey.make(options) } });
    const started = await occasion.server.visitor.call('startPasskeyLogIn');
    const asked = started.body as Body<'startPasskeyLogIn'>;
    const cookie = String([started.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
    return { body: { credential: passkey.use(asked.options) }, headers: { cookie } };
  },
  removeCodes: withCodes,
  renewRecoveryCodes: withCodes,
  downloadExport: async ({ server, caller }) => {
    const { db } = server.database;
    if (caller === null) return {};
    const [now, copy_id] = [server.clock.now(), randomUUID()];
    const copy = { member_id: caller.id, requested_at: now, ready_at: now, copy_id, size: 2 };
    const replaced = { ready_at: now, copy_id, size: 2 };
    await db
      .insertInto('exports')
      .values(copy)
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(replaced))
      .execute();
    const part = { member_id: caller.id, copy_id, position: 0, bytes: Buffer.from('PK') };
    await db.insertInto('export_parts').values(part).execute();
    return {};
  },
  // Optional, but a call without it finds nothing.
  searchSkills: async () => ({ query: { query: 'a' } }),
  unblockMember: async ({ server, target, id, caller }) => {
    const isOther = caller !== null && caller.id !== id && target !== 'absent';
    const block = { blocker_id: caller?.id ?? unknownId, blocked_id: id };
    if (isOther) await server.database.db.insertInto('blocks').values(block).execute();
    return {};
  },
  decideAppeal: async ({ server, id }) => {
    const appeal = { action_id: id, text: 'It was a joke.', created_at: server.clock.now() };
    const stored = server.database.db.insertInto('appeals').values(appeal);
    if (id !== unknownId) await stored.onConflict((conflict) => conflict.doNothing()).execute();
    return {};
  },
  withdrawTimes: async ({ server, cast, id }) => {
    const times = [server.clock.inHours(24)];
    const offer = { session_id: id, by_member: cast.owner.id, kind: 'counter', times, duration_minutes: 60 } as const;
    const until = { created_at: server.clock.now(), expires_at: server.clock.inHours(1) };
    const stored = server.database.db.insertInto('session_offers').values({ ...offer, ...until });
    if (id !== unknownId) await stored.execute();
    return {};
  },
  undoDecline: async ({ server, cast, id }) => {
    const declined = server.database.db
      .updateTable('event_registrations')
      .set({ state: 'declined', declined_at: server.clock.now() });
    if (id !== unknownId)
      await declined.where('event_id', '=', id).where('member_id', '=', cast.counterpart.id).execute();
    return {};
  },
  removeGuest: async ({ server, cast, id }) => {
    const approved = server.database.db
      .updateTable('event_registrations')
      .set({ state: 'approved', approved_at: server.clock.now() });
    if (id === unknownId) return {};
    await approved.where('event_id', '=', id).where('member_id', '=', cast.counterpart.id).execute();
    await server.database.db.updateTable('events').set({ participants_count: 2 }).where('id', '=', id).execute();
    return {};
  },
  markAttendance: async (occasion) => {
    const { target, cast } = occasion;
    await startSoon(occasion);
    const guest = target === 'own' || target === 'cancelled' ? cast.owner : cast.strangers[1];
    return { body: { marks: [{ userId: guest.id, came: true }] } };
  },
  openCheckIn: async (occasion) => {
    await startSoon(occasion);
    return {};
  },
  checkIn: async (occasion) => {
    await startSoon(occasion);
    return { body: { code: checkInCode } };
  },
  answerCohostInvitation: async ({ server, cast, target, id }) => {
    const row = {
      event_id: id,
      member_id: cast.counterpart.id,
      state: 'invited',
      invited_at: server.clock.now(),
    } as const;
    const invited = server.database.db.insertInto('event_hosts').values(row);
    // A second call finds the invitation of the first one.
    const isOwn = target === 'own' || target === 'cancelled';
    if (isOwn) await invited.onConflict((conflict) => conflict.doNothing()).execute();
    return {};
  },
  removeCohost: async ({ cast, id }) => ({ path: { eventId: id, userId: cast.cohost.id } }),
  joinWaitlist: async ({ server, id }) => {
    const full = server.database.db.updateTable('events').set({ max_participants: 1 });
    if (id !== unknownId) await full.where('id', '=', id).execute();
    return {};
  },
  leaveWaitlist: onWaitlist,
  takePlace: onWaitlist,
  setMatchState: async ({ server, caller }) => {
    if (caller === null) return {};
    return { path: { key: await openRingFor(server.database.db, caller.id) } };
  },
  proposeRing: async ({ server, caller }) => {
    if (caller === null) return {};
    return { body: { key: await openRingFor(server.database.db, caller.id) } };
  },
  addAttachment: async () => ({ form: fileForm(await pngPicture()) }),
  mergeSkills: async ({ server }) => {
    const { first, second } = await insertPair(server.database.db);
    return { body: { fromSkill: second, intoSkill: first } };
  },
  keepSkillPair: async ({ server }) => {
    const { first, second } = await insertPair(server.database.db);
    return { body: { skillOne: first, skillTwo: second } };
  },
  // Saving an unknown draft creates it, each time under another id.
  saveEventDraft: async ({ target }) => (target === 'absent' ? { path: { draftId: randomUUID() } } : {}),
  // The members of a ring have one of that kind open.
  replaceInRing: async ({ server, id }) => {
    const others = server.database.db.updateTable('rings').set({ ended_at: server.clock.now() });
    await others.where('id', '<>', id).execute();
    return {};
  },
  reviewEvent: async (occasion) => {
    await attendedEvent(occasion);
    return {};
  },
  editEventReview: reviewedEvent,
  removeEventReview: reviewedEvent,
  sayAttendance: async (occasion) => ({ path: { sessionId: await attended(occasion) } }),
  createReview: async (occasion) => {
    const { cast, caller } = occasion;
    const reviewedTo = caller?.id === cast.counterpart.id ? cast.owner.id : cast.counterpart.id;
    return { body: { rating: 5, comment: 'c', reviewedTo, sessionId: await reviewed(occasion) } };
  },
};

/** Makes all participants of the event attend it, and moves it to the past unless it is canceled. */
async function attendedEvent({ server, target, id }: Occasion): Promise<void> {
  const { db } = server.database;
  if (id === unknownId) return;
  await db.updateTable('event_registrations').set({ came: true }).where('event_id', '=', id).execute();
  const past = { start_time: server.clock.inHours(-2), end_time: server.clock.inHours(-1) };
  if (target !== 'cancelled') await db.updateTable('events').set(past).where('id', '=', id).execute();
}

/** Stores a review of the event by its participant. */
async function reviewedEvent(occasion: Occasion): Promise<TestCall> {
  const { server, cast, target, id } = occasion;
  await attendedEvent(occasion);
  const author_id = target === 'another' ? cast.strangers[1].id : cast.owner.id;
  const review = { event_id: id, author_id, rating: 5, comment: 'My loaf rose.' };
  const insert = server.database.db.insertInto('event_reviews').values(review);
  if (id !== unknownId) await insert.onConflict((conflict) => conflict.doNothing()).execute();
  return {};
}

const checkInCode = 'K7QX4M';

/** Opens the check-in of an event that starts in five minutes. */
async function startSoon({ server, id }: Occasion): Promise<void> {
  const soon = { start_time: server.clock.inHours(1 / 12), check_in_code: checkInCode };
  if (id !== unknownId) await server.database.db.updateTable('events').set(soon).where('id', '=', id).execute();
}

/** Holds a place for the caller, unless they are in the event. */
async function onWaitlist({ server, cast, target, id, caller }: Occasion): Promise<TestCall> {
  const isIn = target === 'own' && [cast.owner, cast.host, cast.cohost].some(({ id }) => id === caller?.id);
  if (caller === null || id === unknownId || isIn) return {};
  const [joined_at, offer_expires_at] = [server.clock.now(), server.clock.inHours(1)];
  const row = { event_id: id, member_id: caller.id, joined_at, offered_at: joined_at, offer_expires_at };
  await server.database.db.insertInto('event_waitlist').values(row).execute();
  return {};
}

async function withCodes(occasion: Occasion): Promise<TestCall> {
  await startCodes(occasion, true);
  return {};
}

/** Returns a call of an operation about a thing, after preparing the data it needs to succeed. */
export async function callOf(id: OperationId, occasion: Occasion): Promise<TestCall> {
  const own = (await prepared[id]?.(occasion)) ?? {};
  return { ...(await plainCallOf(id, occasion, own.body === undefined && own.form === undefined)), ...own };
}

/** Returns a call about a thing, as the contract describes it. */
export async function plainCallOf(id: OperationId, occasion: Occasion, takesBody = true): Promise<TestCall> {
  return {
    path: await parametersIn('path', id, occasion),
    query: await parametersIn('query', id, occasion),
    ...(takesBody && (await bodyOf(id, occasion))),
  };
}

/** Returns the required parameters of a call. */
async function parametersIn(place: string, id: OperationId, occasion: Occasion): Promise<Record<string, string>> {
  const kind = kindOf(id);
  const values: Record<string, string> = {};
  for (const { name, example } of inputsOf(id).parameters.filter((one) => one.in === place && one.required)) {
    const isOfThing = kind !== null && isIdOf(kind, name);
    const value = parameterValues[name]?.(occasion, id) ?? (isOfThing ? occasion.id : example);
    values[name] = String(await value);
  }
  return values;
}

/** Returns the body's example with this world's values. A form without an example only has its picture. */
async function bodyOf(id: OperationId, occasion: Occasion): Promise<Pick<TestCall, 'body' | 'form'>> {
  const { body } = inputsOf(id);
  if (body === null) return {};
  const kind = kindOf(id);
  const sent: Record<string, unknown> = {};
  for (const [name, example] of Object.entries(body.example)) {
    const isOfThing = kind !== null && isIdOf(kind, name);
    const otherwise = isOfThing ? occasion.id : example;
    const value = await (name in fieldValues ? fieldValues[name]?.(occasion, id) : otherwise);
    if (value !== undefined) sent[name] = value;
  }
  if (body.type === 'application/json') return { body: sent };
  const texts = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]));
  return { form: pictureForm(texts, Object.keys(texts).length === 0 ? await pngPicture() : undefined) };
}

/**
 * Calls an operation as the first member who may, about their own thing, and returns the response.
 * `prepare` runs before each attempt; a visitor calls operations without log-in.
 */
export async function callAsAbleMember(
  server: TestServer,
  id: OperationId,
  prepare: () => void = () => {},
): Promise<{ status: number; role: Role }> {
  const cast = await gatherCast(server);
  const kind = kindOf(id);
  const [target = 'any'] = targetsOf(id);
  for (const role of roles.slice(1)) {
    const caller = personIn(role, cast, kind);
    const thing = kind === null ? '' : await makeThing(server, cast, kind, target);
    const call = await callOf(id, { server, cast, target, id: thing, caller });
    prepare();
    const { status } = await clientOf(server, id, caller).call(id, call);
    if (status < 300) return { status, role };
  }
  throw new Error(`No member may call ${id}: prepare it in apps/server/test/authorisation/calls.ts.`);
}

/**
 * Returns a client with the credentials that the contract requires: the cookie for chat, the bearer
 * token for everything else.
 */
export function clientOf(server: TestServer, id: OperationId, caller: TestMember | null): TestClient {
  if (caller === null) return server.visitor;
  const security = loadContract().operations.get(id)?.security ?? [];
  return security.includes('cookie') && !security.includes('bearer') ? caller.chat : caller.api;
}
