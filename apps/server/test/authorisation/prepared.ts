import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../src/contract/handlers.ts';
import { offerSetup } from '../../src/modules/community/setup.ts';
import { SoftwarePasskey } from '../support/accounts/software-authenticator.ts';
import { openRingFor } from '../support/kinds/ring-kind.ts';
import { insertPair } from '../support/kinds/skill-kinds.ts';
import { unknownId } from '../support/kinds/things.ts';
import { fileForm, pngPicture } from '../support/pictures.ts';
import type { Body, TestCall } from '../support/test-client.ts';
import { siteOrigin, startCodes } from './accounts.ts';
import type { Occasion } from './occasion.ts';
import { preparedEvents } from './prepared-events.ts';
import { makeSession } from './world.ts';

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

/** Gives an announcement a banner for visitors, and brings it further. */
async function announce({ server, id }: Occasion, progress: { tested_at?: Date; sent_at?: Date }): Promise<TestCall> {
  const times = { banner_starts_at: server.clock.now(), banner_ends_at: server.clock.inHours(24) };
  await server.database.db
    .updateTable('announcements')
    .set({ banner: 'Quiet until Monday.', for_visitors: true, ...times, ...progress })
    .where('id', '=', id)
    .execute();
  return {};
}

/** Publishes rules that members must accept, unless there are some. Returns their version. */
async function rulesVersion({ server }: Occasion): Promise<number> {
  const { db } = server.database;
  const rules = { kind: 'rules', version: 1, content: '# Our rules', change: 'The first ones.' } as const;
  const published = { must_accept: true, published_at: server.clock.now(), published_by: null };
  await db
    .insertInto('texts')
    .values({ ...rules, ...published })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { version } = await db
    .selectFrom('texts')
    .select('version')
    .where('kind', '=', 'rules')
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
  return version;
}

/** Prepares the data that operations need besides their thing, and returns the matching call. */
export const prepared: Partial<Record<OperationId, (occasion: Occasion) => Promise<TestCall>>> = {
  logIn: async ({ server }) => {
    const { email, password } = await server.join('Zoe');
    return { body: { email, password } };
  },
  withdrawJoinRequest: async ({ server }) => {
    const [email, password] = [`${randomUUID()}@example.org`, 'a long passphrase'];
    const account = {
      name: 'Zoe',
      email,
      email_key: email,
      password_hash: await server.app.context.passwords.hash(password),
    };
    const asked = { question: '', answer: '', asked_at: server.clock.now(), skills_offered: [], skills_requested: [] };
    await server.database.db
      .insertInto('join_requests')
      .values({ ...account, ...asked })
      .execute();
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
  becomeOperator: async ({ server }) => {
    const { db } = server.database;
    await db.updateTable('members').set({ is_operator: false }).where('is_operator', '=', true).execute();
    return { body: { token: (await offerSetup(db, server.clock.now()))?.split('/').at(-1) ?? '' } };
  },
  getText: async (occasion) => {
    await rulesVersion(occasion);
    return {};
  },
  changeAnnouncement: async ({ server, id }) => {
    const found = server.database.db.selectFrom('announcements').select('version').where('id', '=', id);
    const { version = 1 } = (await found.executeTakeFirst()) ?? {};
    return { body: { version, announcement: { subject: 'Quiet days', content: 'Dear members', isMessage: true } } };
  },
  sendAnnouncement: async (occasion) => await announce(occasion, { tested_at: occasion.server.clock.now() }),
  stopAnnouncement: async (occasion) => await announce(occasion, { sent_at: occasion.server.clock.now() }),
  dismissBanner: async (occasion) => await announce(occasion, { sent_at: occasion.server.clock.now() }),
  getCommunityNews: async (occasion) => await announce(occasion, { sent_at: occasion.server.clock.now() }),
  acceptText: async (occasion) => ({ body: { kind: 'rules', version: await rulesVersion(occasion) } }),
  publishText: async (occasion) => ({
    body: { version: await rulesVersion(occasion), content: '# Rules', change: 'All is new.', mustAccept: true },
  }),
  translateText: async (occasion) => {
    const version = await rulesVersion(occasion);
    const { revision = 0 } =
      (await occasion.server.database.db
        .selectFrom('text_translations')
        .select('revision')
        .where('kind', '=', 'rules')
        .where('version', '=', version)
        .where('language', '=', 'de')
        .executeTakeFirst()) ?? {};
    return { body: { language: 'de', version, revision, content: '# Regeln' } };
  },
  resetMemberCodes: async (occasion) => {
    const { server, target, id } = occasion;
    if (target !== 'absent') await startCodes({ server, caller: { id } } as Occasion, true);
    return {};
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
  setMatchState: async ({ server, caller }) => {
    if (caller === null) return {};
    return { path: { key: await openRingFor(server.database.db, caller.id) } };
  },
  proposeRing: async ({ server, caller }) => {
    if (caller === null) return {};
    return { body: { key: await openRingFor(server.database.db, caller.id) } };
  },
  addAttachment: async () => ({ form: fileForm(await pngPicture()) }),
  followSkill: async ({ server }) => {
    const skill = `Skill ${randomUUID()}`;
    await server.database.db.insertInto('skills').values({ name: skill, name_key: skill.toLowerCase() }).execute();
    return { body: { skill } };
  },
  mergeSkills: async ({ server }) => {
    const { first, second } = await insertPair(server.database.db);
    return { body: { fromSkill: second, intoSkill: first } };
  },
  keepSkillPair: async ({ server }) => {
    const { first, second } = await insertPair(server.database.db);
    return { body: { skillOne: first, skillTwo: second } };
  },
  ...preparedEvents,
  // The members of a ring have one of that kind open.
  replaceInRing: async ({ server, id }) => {
    const others = server.database.db.updateTable('rings').set({ ended_at: server.clock.now() });
    await others.where('id', '<>', id).execute();
    return {};
  },
  sayAttendance: async (occasion) => ({ path: { sessionId: await attended(occasion) } }),
  createReview: async (occasion) => {
    const { cast, caller } = occasion;
    const reviewedTo = caller?.id === cast.counterpart.id ? cast.owner.id : cast.counterpart.id;
    return { body: { rating: 5, comment: 'c', reviewedTo, sessionId: await reviewed(occasion) } };
  },
};

async function withCodes(occasion: Occasion): Promise<TestCall> {
  await startCodes(occasion, true);
  return {};
}
