import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { makeLink } from '../../src/modules/auth/links.ts';
import { hashPassword } from '../../src/modules/auth/password-hash.ts';
import { inputsOf, resolved } from '../support/contract-inputs.ts';
import { pictureForm, pngPicture } from '../support/pictures.ts';
import { SoftwarePasskey } from '../support/software-authenticator.ts';
import type { Body, TestCall, TestClient } from '../support/test-client.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { unknownId } from '../support/things.ts';
import { isIdOf, kindOf, type Target, targetsOf } from './targets.ts';
import { type Cast, gatherCast, makeSession, makeThing, personIn, type Role, roles } from './world.ts';

/** What a call is made of: the id of the thing it is about, and who makes it. */
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

/** Chat names who speaks: the caller where the thing is absent, and otherwise the member whose thing it is. */
function speaker({ target, id, caller }: Occasion): string {
  return target === 'absent' ? (caller?.id ?? unknownId) : id;
}

function listener({ target, cast }: Occasion): string {
  if (target === 'absent') return unknownId;
  return target === 'own' ? cast.counterpart.id : cast.strangers[1].id;
}

/** A session of the same members that is over; a cancelled one stays as it is. */
async function reviewed({ server, cast, target, id }: Occasion): Promise<string> {
  if (target === 'own') return await makeSession(server, cast.owner, cast.counterpart, null, -1);
  if (target === 'another') return await makeSession(server, cast.strangers[0], cast.strangers[1], null, -1);
  return id;
}

/** A session of the same members that both had agreed to and that is over: one, as they meet once at a time. */
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

/**
 * What bodies need of this world, by the field's name. Of the other fields, the thing's own id is the occasion's and the
 * rest is as in the contract's example.
 */
const fields: Record<string, (occasion: Occasion, id: OperationId) => string | undefined> = {
  email: () => `${fresh('new-')}@example.org`,
  name: () => fresh('Name '),
  userId: (occasion, id) => (kindOf(id) === 'event' ? occasion.cast.counterpart.id : speaker(occasion)),
  otherUserId: listener,
  senderId: speaker,
  receiverId: listener,
  // Left out: the contract's example names skills that are not in this world.
  skillId: () => undefined,
  skillTaughtByUserOne: () => undefined,
  skillTaughtByUserTwo: () => undefined,
};

/** What an email of the owner's has at its end. */
async function unsubscribeLink({ server, cast }: Occasion) {
  const link = { memberId: cast.owner.id, what: 'message' };
  return { unsubscribeToken: await server.app.context.tokens.signUnsubscribe(link) };
}

/** What an email of the owner's has at its end, to confirm something or to set a new password. */
async function emailLink({ server, cast }: Occasion, purpose: 'verify' | 'reset') {
  const { id: memberId, email } = cast.owner;
  const { db, clock } = server.app.context;
  return await makeLink({ db, from: clock() }, purpose, { memberId, email });
}

const knownPassword = 'a long passphrase';
const knownHash = hashPassword(knownPassword);

/** People who were enrolled have no password, and an address that they have not confirmed. */
async function givePassword({ server, caller }: Occasion): Promise<void> {
  const { db } = server.database;
  const id = caller?.id ?? unknownId;
  const account = { password_hash: knownHash, email_verified_at: server.clock.now() };
  await db.updateTable('members').set(account).where('id', '=', id).execute();
}

/** The body of calls that take the password alone, about the occasion's thing. */
async function withPassword(occasion: Occasion): Promise<TestCall> {
  await givePassword(occasion);
  return { path: { passkeyId: occasion.id }, body: { password: knownPassword } };
}

const siteOrigin = 'http://localhost:3000';

/** What a browser made for the caller. */
async function madePasskey(occasion: Occasion) {
  const passkey = new SoftwarePasskey(siteOrigin);
  const api = occasion.caller?.api;
  await givePassword(occasion);
  const started = await api?.call('startPasskey', { body: { password: knownPassword } });
  if (started?.status === 200) return passkey.make((started.body as Body<'startPasskey'>).options);
  const user = { id: 'aGFuZGxl', name: 'nobody', displayName: '' };
  return passkey.make({ challenge: 'Y2hhbGxlbmdl', rp: { id: 'localhost', name: '' }, user });
}

/** Gives the caller a secret, switched on or not; answers a code of it. */
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

/** Calls that need something of their own to be there first. */
const prepared: Partial<Record<OperationId, (occasion: Occasion) => Promise<TestCall>>> = {
  logIn: async ({ server }) => {
    const { email, password } = await server.join('Zoe');
    return { body: { email, password } };
  },
  getImage: async ({ server }) => {
    const image = { hash: 'f'.repeat(64), bytes: Buffer.from('RIFF') };
    await server.database.db
      .insertInto('images')
      .values(image)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { path: { image: `${image.hash}.webp` } };
  },
  setEventCover: async ({ id }) => ({ path: { eventId: id }, form: pictureForm({}, await pngPicture()) }),
  getSubscription: async (occasion) => ({ path: await unsubscribeLink(occasion) }),
  unsubscribe: async (occasion) => ({ path: await unsubscribeLink(occasion) }),
  subscribeAgain: async (occasion) => ({ path: await unsubscribeLink(occasion) }),
  getEmailLink: async (occasion) => ({ path: { emailToken: await emailLink(occasion, 'verify') } }),
  confirmEmailLink: async (occasion) => ({ path: { emailToken: await emailLink(occasion, 'verify') } }),
  resetPassword: async (occasion) => ({
    body: { token: await emailLink(occasion, 'reset'), password: 'a new long passphrase' },
  }),
  changePassword: async (occasion) => {
    await givePassword(occasion);
    return { body: { currentPassword: knownPassword, newPassword: 'a new long passphrase' } };
  },
  changeEmail: async (occasion) => {
    await givePassword(occasion);
    return { body: { email: `${fresh('new-')}@example.org`, password: knownPassword } };
  },
  addPasskey: async (occasion) => ({ body: { credential: await madePasskey(occasion) } }),
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
  startPasskey: withPassword,
  removePasskey: withPassword,
  startCodes: withPassword,
  removeCodes: async (occasion) => {
    await startCodes(occasion, true);
    return await withPassword(occasion);
  },
  renewRecoveryCodes: async (occasion) => {
    await startCodes(occasion, true);
    return await withPassword(occasion);
  },
  confirmCodes: async (occasion) => ({ body: { code: await startCodes(occasion, false) } }),
  deleteAccount: withPassword,
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
  getCalendar: async ({ server }) => ({ query: { from: server.clock.inHours(-24), to: server.clock.inHours(24) } }),
  readCalendarFeed: async ({ cast }) => {
    const { url } = await cast.owner.api.ok('createCalendarFeed', { body: { withLinks: false } });
    return { path: { feedToken: url.split('/').at(-2) ?? '' } };
  },
  unblockMember: async ({ server, target, id, caller }) => {
    const isOther = caller !== null && caller.id !== id && target !== 'absent';
    const block = { blocker_id: caller?.id ?? unknownId, blocked_id: id };
    if (isOther) await server.database.db.insertInto('blocks').values(block).execute();
    return { path: { userId: id } };
  },
  decideAppeal: async ({ server, id }) => {
    const appeal = { action_id: id, text: 'It was a joke.', created_at: server.clock.now() };
    const { db } = server.database;
    const stored = db.insertInto('appeals').values(appeal);
    if (id !== unknownId) await stored.onConflict((conflict) => conflict.doNothing()).execute();
    return { path: { actionId: id }, body: { outcome: 'reversed', words: 'You are right.' } };
  },
  searchSkills: async () => ({ query: { query: 'a' } }),
  getArticle: async () => ({ path: { id: '101' } }),
  // The session of an occasion is an hour ahead.
  acceptSession: async ({ server, id }) => ({ path: { sessionId: id }, body: { time: server.clock.inHours(1) } }),
  suggestTimes: async ({ server, id }) => ({ path: { sessionId: id }, body: { times: [server.clock.inHours(24)] } }),
  withdrawTimes: async ({ server, cast, id }) => {
    const times = [server.clock.inHours(24)];
    const offer = { session_id: id, by_member: cast.owner.id, kind: 'counter', times, duration_minutes: 60 } as const;
    const until = { created_at: server.clock.now(), expires_at: server.clock.inHours(1) };
    if (id !== unknownId)
      await server.database.db
        .insertInto('session_offers')
        .values({ ...offer, ...until })
        .execute();
    return { path: { sessionId: id } };
  },
  sayAttendance: async (occasion) => ({
    path: { sessionId: await attended(occasion) },
    body: { answer: 'held' },
  }),
  createReview: async (occasion) => {
    const { cast, caller } = occasion;
    const reviewedTo = caller?.id === cast.counterpart.id ? cast.owner.id : cast.counterpart.id;
    return { body: { rating: 5, comment: 'c', reviewedTo, sessionId: await reviewed(occasion) } };
  },
};

/** A call of an operation about a thing, with the contract's own example as its body. */
export async function callOf(id: OperationId, occasion: Occasion): Promise<TestCall> {
  const own = prepared[id];
  if (own !== undefined) return await own(occasion);
  const { parameters, body } = inputsOf(id);
  const needed = (place: string) => parameters.filter((one) => one.in === place && one.required);
  const call: TestCall = {
    path: Object.fromEntries(needed('path').map(({ name }) => [name, occasion.id])),
    query: Object.fromEntries(
      needed('query').map(({ name, schema }) => [name, String(resolved(schema).enum?.[0] ?? occasion.id)]),
    ),
  };
  if (body === null) return call;
  const values = Object.entries(body.example).map(([name, example]) => {
    const field = fields[name];
    const kind = kindOf(id);
    const otherwise = kind !== null && isIdOf(kind, name) ? occasion.id : example;
    return [name, field === undefined ? otherwise : field(occasion, id)] as const;
  });
  const sent = values.filter(([, value]) => value !== undefined);
  if (body.type === 'application/json') return { ...call, body: Object.fromEntries(sent) };
  const form = new FormData();
  for (const [name, value] of sent) form.set(name, String(value));
  return { ...call, form };
}

/**
 * Calls an operation as the first member who may, about something of theirs, and tells what it answered. `prepare` runs
 * before each try; a visitor calls where the contract asks for no log-in.
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

/** The credentials that the contract asks for: chat has the cookie alone, everything else the bearer token. */
export function clientOf(server: TestServer, id: OperationId, caller: TestMember | null): TestClient {
  if (caller === null) return server.visitor;
  const security = loadContract().operations.get(id)?.security ?? [];
  return security.includes('cookie') && !security.includes('bearer') ? caller.chat : caller.api;
}
