import type { NewContentReport, NewDecision } from '@skill-exchange/api-client/types';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { appoint, enrol, openSessions } from './support/enrol.ts';
import { pictureForm, pngPicture } from './support/pictures.ts';
import { type TestMember, useServer } from './support/test-server.ts';
import { atOnce, giveReview, holdSession, hostEvent, letIn, say, tally } from './support/things.ts';

const server = useServer();

/** Creates an offender, a reporter, and three moderators. */
async function cast() {
  const [ann, ben, mo, mia, max] = await enrol(server, 'Ann', 'Ben', 'Mo', 'Mia', 'Max');
  await appoint(server, mo, mia, max);
  return { ann, ben, mo, mia, max };
}

async function report(by: TestMember, kind: NewContentReport['kind'], id: string): Promise<string> {
  await by.api.ok('reportContent', { body: { kind, id, reason: 'It is meant to hurt.' } });
  const open = server.database.db.selectFrom('cases').select('id').where('closed_at', 'is', null);
  return (await open.where('target_id', '=', id).executeTakeFirstOrThrow()).id;
}

const decide = (by: TestMember, caseId: string, body: Partial<NewDecision> = {}) =>
  by.api.call('decideCase', { path: { caseId }, body: { kind: 'warn', reason: 'Please stay friendly.', ...body } });

/** Returns the latest decision about a member, as they read it. */
async function latestOf(member: TestMember) {
  const { actions } = await member.api.ok('listMyActions');
  if (actions[0] === undefined) throw new Error('There is none.');
  return actions[0];
}

const appeal = (by: TestMember, actionId: string) =>
  by.api.call('appealAction', { path: { actionId }, body: { text: 'It was a joke.' } });

const judge = (by: TestMember, actionId: string, outcome: 'upheld' | 'reversed' = 'reversed') =>
  by.api.call('decideAppeal', { path: { actionId }, body: { outcome, words: 'You are right.' } });

const auditOf = async (by: TestMember) =>
  (await by.api.ok('listAudit')).entries.map(({ what, actor }) => `${actor?.name ?? 'nobody'} ${what}`);

describe('reports', () => {
  test('about one subject are one open case, with each reported state', async () => {
    const { ann, ben, mo, max } = await cast();
    const event = await hostEvent(server, ann, { title: 'Get rich' });
    const first = await report(ben, 'event', event._id);
    await server.database.db.updateTable('events').set({ title: 'Get well' }).where('id', '=', event._id).execute();
    server.clock.set('2026-11-20T13:00:00.000Z');
    expect(await report(max, 'event', event._id)).toBe(first);
    const { case: found } = await mo.api.ok('getCase', { path: { caseId: first } });
    expect(found.details.map(({ by, content }) => [by.name, content.title])).toEqual([
      ['Ben', 'Get rich'],
      ['Max', 'Get well'],
    ]);
    expect(found.now?.title).toBe('Get well');
    expect((await mo.api.ok('listCases')).cases).toMatchObject([{ _id: first, reports: 2, excerpt: 'Get rich' }]);
  });

  test('after a decision open a new case, and each member reports once until then', async () => {
    const { ann, ben, mo } = await cast();
    const caseId = await report(ben, 'member', ann.id);
    const body = { kind: 'member', id: ann.id, reason: 'Again.' } as const;
    expect((await ben.api.call('reportContent', { body })).status).toBe(409);
    const query = { reportedUserId: ann.id };
    expect((await ben.api.ok('isUserReported', { query })).success).toBe(true);
    expect((await decide(mo, caseId)).status).toBe(200);
    expect((await ben.api.ok('isUserReported', { query })).success).toBe(false);
    expect(await report(ben, 'member', ann.id)).not.toBe(caseId);
  });

  test('by many at once are one case', async () => {
    const { ann, ben, mo, mia, max } = await cast();
    const body = { kind: 'member', id: ann.id, reason: 'Spam.' } as const;
    const answers = await Promise.all([ben, mo, mia, max].map((by) => by.api.call('reportContent', { body })));
    expect(tally(answers)).toEqual({ 201: 4 });
    expect((await server.database.db.selectFrom('cases').select('id').execute()).length).toBe(1);
  });

  test('reject messages of others, one’s own things and missing photos', async () => {
    const { ann, ben, mo } = await cast();
    const message = await say(ann, ben, 'You are the worst.');
    const status = async (by: TestMember, kind: NewContentReport['kind'], id: string) =>
      (await by.api.call('reportContent', { body: { kind, id, reason: 'Why' } })).status;
    expect(await status(mo, 'message', message._id)).toBe(404);
    expect(await status(ann, 'message', message._id)).toBe(400);
    expect(await status(ben, 'message', message._id)).toBe(201);
    expect(await status(ben, 'photo', ann.id)).toBe(404);
  });
});

describe('a case', () => {
  test('about a message shows only its neighbors, and the log who read them', async () => {
    const { ann, ben, mo, mia } = await cast();
    for (let index = 0; index < 5; index += 1) await say(ben, ann, `Before ${index}`);
    const message = await say(ann, ben, 'You are the worst.');
    for (let index = 0; index < 4; index += 1) await say(ben, ann, `After ${index}`);
    const caseId = await report(ben, 'message', message._id);
    const read = async (by: TestMember) => (await by.api.ok('getCase', { path: { caseId } })).case;
    const { messages = [], facts } = await read(mo);
    expect(messages.map(({ text, by, isReported }) => [text, by.name, isReported])).toEqual([
      ['Before 2', 'Ben', false],
      ['Before 3', 'Ben', false],
      ['Before 4', 'Ben', false],
      ['You are the worst.', 'Ann', true],
      ['After 0', 'Ben', false],
      ['After 1', 'Ben', false],
    ]);
    expect(facts).toMatchObject({ reportsThisWeek: 1, sessions: 0 });
    await read(mo);
    await read(mia);
    expect(await auditOf(mo)).toEqual(['Mia messages.read', 'Mo messages.read']);
  });

  test('about a moderator hides messages and reasons from them', async () => {
    const { ben, mo, mia } = await cast();
    const message = await say(mo, ben, 'Hello.');
    const caseId = await report(ben, 'message', message._id);
    const { case: own } = await mo.api.ok('getCase', { path: { caseId } });
    for (const hidden of ['messages', 'reason']) expect(own).not.toHaveProperty(hidden);
    const [listed] = (await mo.api.ok('listCases')).cases;
    expect(listed).not.toHaveProperty('reason');
    expect((await mia.api.ok('listCases')).cases[0]).toMatchObject({ reason: 'It is meant to hurt.' });
    expect(await auditOf(mia)).toEqual([]);
  });

  test('is ordered by severity, then age, in the list of its state', async () => {
    const { ann, ben, mo, mia, max } = await cast();
    const old = await report(ben, 'member', mia.id);
    server.clock.set('2026-11-20T13:00:00.000Z');
    await decide(mo, await report(ben, 'event', (await hostEvent(server, ann))._id));
    const message = await say(ann, ben, 'You are the worst.');
    const severe = await report(ben, 'message', message._id);
    const twice = await report(ben, 'member', max.id);
    await report(ann, 'member', max.id);
    const listed = async (state?: 'open' | 'appealed' | 'closed', limit?: number) =>
      await mo.api.ok('listCases', { query: { ...(state && { state }), ...(limit && { limit }) } });
    const { cases, counts } = await listed();
    expect(cases.map(({ _id, severity }) => [_id, severity])).toEqual([
      [severe, 'high'],
      [twice, 'medium'],
      [old, 'low'],
    ]);
    expect(cases[0]).toMatchObject({ earlierDecisions: 1 });
    expect(counts).toEqual({ open: 3, appealed: 0, closed: 1 });
    expect((await listed('closed')).cases).toMatchObject([{ kind: 'event', closedAt: '2026-11-20T13:00:00.000Z' }]);
    await appeal(ann, (await latestOf(ann))._id);
    expect((await listed('appealed')).cases).toMatchObject([{ kind: 'event', state: 'appealed' }]);
    expect((await listed('open')).cases).toHaveLength(3);
    const paged: string[] = [];
    for (let url: string | undefined = '/api/moderation/cases?limit=1'; url !== undefined; ) {
      const answer = await mo.api.send({ method: 'GET', url });
      const page = JSON.parse(answer.bytes.toString()) as { cases: { _id: string }[] };
      paged.push(...page.cases.map(({ _id }) => _id));
      url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    expect(paged).toEqual([severe, twice, old, expect.any(String)]);
  });
});

describe('a decision', () => {
  test('is sent to the member with its reason, and to reporters without it', async () => {
    const { ann, ben, mo } = await cast();
    await decide(mo, await report(ben, 'member', ann.id));
    expect(await latestOf(ann)).toMatchObject({ kind: 'warn', reason: 'Please stay friendly.', isReversed: false });
    expect(await latestOf(ann)).not.toHaveProperty('moderator');
    const [told] = (await ann.api.ok('listNotifications')).notifications;
    expect(told).toMatchObject({ title: 'A moderator warned you about your profile', path: '/account/actions' });
    const heard = (await ben.api.ok('listNotifications')).notifications;
    expect(heard.map(({ title }) => title)).toEqual(['Moderators read your report, and took action']);
    expect(JSON.stringify(heard)).not.toContain('friendly');
  });

  test('without action is only visible to moderators and reporters', async () => {
    const { ann, ben, mo } = await cast();
    await decide(mo, await report(ben, 'member', ann.id), { kind: 'none' });
    expect((await ann.api.ok('listMyActions')).actions).toEqual([]);
    expect((await ann.api.ok('listNotifications')).notifications).toEqual([]);
    const [heard] = (await ben.api.ok('listNotifications')).notifications;
    expect(heard?.title).toBe('Moderators read your report, and no action was needed');
  });

  test('is never on oneself, one’s own report or one’s own decision', async () => {
    const { ann, ben, mo, mia } = await cast();
    const aboutMo = await report(ben, 'member', mo.id);
    expect((await decide(mo, aboutMo)).body).toMatchObject({ code: 'own_case' });
    const { case: own } = await mo.api.ok('getCase', { path: { caseId: aboutMo } });
    expect(own).toMatchObject({
      reports: 1,
      details: [],
      cannotDecide: 'This is about you. Another moderator decides.',
    });
    expect(JSON.stringify(own)).not.toContain(ben.id);
    await decide(mia, aboutMo);
    expect(JSON.stringify(await mo.api.ok('getCase', { path: { caseId: aboutMo } }))).not.toContain(mia.id);
    const byMo = await report(mo, 'member', ann.id);
    expect((await decide(mo, byMo)).body).toMatchObject({ code: 'own_report' });
    const { case: seen } = await mo.api.ok('getCase', { path: { caseId: byMo } });
    expect(seen.cannotDecide).toBe('You reported this. Another moderator decides.');
    await decide(mia, byMo);
    const { _id } = await latestOf(ann);
    await appeal(ann, _id);
    expect((await judge(mia, _id)).body).toMatchObject({ code: 'own_action' });
    expect((await judge(mo, _id)).body).toMatchObject({ code: 'own_report' });
    expect((await judge(ben, _id)).body).toMatchObject({ code: 'not_moderator' });
  });

  test('by many at the same moment counts once', async () => {
    const { ann, ben, mo, mia, max } = await cast();
    const caseId = await report(ben, 'member', ann.id);
    const moderators = [mo, mia, max];
    const answers = await atOnce(9, (index) => decide(moderators[index % 3] ?? mo, caseId));
    expect(tally(answers)).toEqual({ 200: 1, 409: 8 });
    expect((await ann.api.ok('listMyActions')).actions.length).toBe(1);
    expect(await auditOf(mo)).toHaveLength(1);
  });

  test('has the days of a limit, and hides only what can be hidden', async () => {
    const { ann, ben, mo } = await cast();
    const caseId = await report(ben, 'member', ann.id);
    const field = async (body: Partial<NewDecision>) =>
      ((await decide(mo, caseId, body)).body as { field?: string }).field;
    expect(await field({ kind: 'limit' })).toBe('days');
    expect(await field({ kind: 'warn', days: 3 })).toBe('days');
    expect(await field({ kind: 'hide' })).toBe('kind');
  });
});

describe('hiding', () => {
  test('removes a message’s text until an appeal restores it', async () => {
    const { ann, ben, mo, mia } = await cast();
    const message = await say(ann, ben, 'You are the worst.');
    const { conversationId } = message;
    const texts = async (by: TestMember) =>
      (await by.chat.ok('listMessages', { path: { conversationId } })).map(({ text }) => text);
    await decide(mo, await report(ben, 'message', message._id), { kind: 'hide' });
    expect([await texts(ann), await texts(ben)]).toEqual([['Removed by a moderator'], ['Removed by a moderator']]);
    const { _id, excerpt } = await latestOf(ann);
    expect(excerpt).toBe('You are the worst.');
    await appeal(ann, _id);
    expect((await judge(mia, _id)).status).toBe(200);
    expect(await texts(ben)).toEqual(['You are the worst.']);
  });

  test('takes a review out of the rating until it is restored', async () => {
    const { ann, ben, mo, mia } = await cast();
    const session = await holdSession(server, ann, ben, -1);
    const review = await giveReview(ann, ben, session._id, 1);
    const rating = async () => (await ann.api.ok('getUser', { path: { userId: ben.id } })).user.rating;
    expect(await rating()).toBe(1);
    await decide(mo, await report(ben, 'review', review._id), { kind: 'hide' });
    const reviews = async () => (await mo.api.ok('listUserReviews', { path: { userId: ben.id } })).reviews.length;
    expect([await rating(), await reviews()]).toEqual([0, 0]);
    const { _id } = await latestOf(ann);
    await appeal(ann, _id);
    await judge(mia, _id);
    expect([await rating(), await reviews()]).toEqual([1, 1]);
  });

  test('removes an event for all but its host, and tells participants', async () => {
    const { ann, ben, mo, mia, max } = await cast();
    const event = await hostEvent(server, ann);
    await letIn(ann, max, event._id);
    await decide(mo, await report(ben, 'event', event._id), { kind: 'hide' });
    const path = { eventId: event._id };
    const listed = async () => (await ben.api.ok('listEvents')).length;
    const seen = async (by: TestMember) => (await by.api.call('getEvent', { path })).status;
    expect([await listed(), await seen(ben), await seen(max), await seen(ann)]).toEqual([0, 404, 404, 200]);
    expect((await ann.api.ok('getEvent', { path })).event).toMatchObject({ isHidden: true });
    for (const by of [server.visitor, ann.api]) expect((await by.call('getPublicEvent', { path })).status).toBe(404);
    const register = await ben.api.call('registerForEvent', { path: { id: event._id } });
    expect(register.status).toBe(404);
    const [told] = (await max.api.ok('listNotifications')).notifications;
    expect(told).toMatchObject({ kind: 'eventCanceled' });
    const { _id } = await latestOf(ann);
    await appeal(ann, _id);
    await judge(mia, _id);
    expect([await listed(), await seen(max)]).toEqual([1, 200]);
    expect((await ann.api.ok('getEvent', { path })).event).not.toHaveProperty('isHidden');
  });

  test('removes the reported photo until it is restored', async () => {
    const { ann, ben, mo, mia } = await cast();
    const path = { userId: ann.id };
    await ann.api.ok('editUser', { path, form: pictureForm({}, await pngPicture()) });
    const photo = async () => (await ben.api.ok('getUser', { path })).user.photo;
    const before = await photo();
    await decide(mo, await report(ben, 'photo', ann.id), { kind: 'hide' });
    expect(await photo()).toBe('');
    const { _id } = await latestOf(ann);
    await appeal(ann, _id);
    await judge(mia, _id);
    expect(await photo()).toBe(before);
  });
});

describe('a limited member', () => {
  test('cannot write to new members, host or plan until the days are over', async () => {
    const { ann, ben, mo, mia } = await cast();
    await say(ann, ben, 'Hello');
    await decide(mo, await report(ben, 'member', ann.id), { kind: 'limit', days: 3 });
    const send = (to: TestMember) =>
      ann.chat.call('sendMessage', { body: { senderId: ann.id, receiverId: to.id, text: 'Hello' } });
    const session = { date: server.clock.inHours(1), userTwo: mia.id, link: 'https://meet.example.org/a' };
    expect((await send(mia)).body).toMatchObject({
      code: 'limited',
      message:
        'Until November 23, 2026 you cannot write to new people, host events or plan sessions. Your account says why.',
    });
    expect((await send(ben)).status).toBe(201);
    expect((await ann.api.call('createSession', { body: session })).status).toBe(403);
    await expect(hostEvent(server, ann)).rejects.toThrow('403');
    server.clock.set('2026-11-23T12:00:01.000Z');
    expect((await send(mia)).status).toBe(201);
  });
});

describe('an appeal', () => {
  test('is possible once, within 20 days, by the member', async () => {
    const { ann, ben, mo } = await cast();
    await decide(mo, await report(ben, 'member', ann.id));
    const { _id, appealUntil } = await latestOf(ann);
    expect(appealUntil).toBe('2026-12-10T12:00:00.000Z');
    expect((await appeal(ben, _id)).status).toBe(404);
    server.clock.set('2026-12-10T12:00:00.000Z');
    const [later = ann] = await openSessions(server, [ann]);
    expect((await appeal(later, _id)).body).toMatchObject({ code: 'appeal_too_late' });
    server.clock.set('2026-12-10T11:59:59.000Z');
    expect((await appeal(later, _id)).status).toBe(201);
    expect(await latestOf(later)).not.toHaveProperty('appealUntil');
    expect((await appeal(later, _id)).body).toMatchObject({ code: 'already_appealed' });
  });

  test('waits in the queue, is decided once, and is answered with the text', async () => {
    const { ann, ben, mo, mia, max } = await cast();
    await decide(mo, await report(ben, 'member', ann.id));
    expect((await mo.api.ok('listCases')).cases).toEqual([]);
    const { _id } = await latestOf(ann);
    expect(tally(await atOnce(5, () => appeal(ann, _id)))).toEqual({ 201: 1, 409: 4 });
    expect((await mo.api.ok('listCases')).cases).toMatchObject([{ state: 'appealed' }]);
    const answers = await atOnce(6, (index) => judge(index % 2 === 0 ? mia : max, _id, 'upheld'));
    expect(tally(answers)).toEqual({ 200: 1, 409: 5 });
    const { isReversed, appeal: decided } = await latestOf(ann);
    expect([isReversed, decided?.outcome, decided?.words]).toEqual([false, 'upheld', 'You are right.']);
    const titles = (await ann.api.ok('listNotifications')).notifications.map(({ title }) => title);
    expect(titles).toContain('Your appeal was declined');
  });
});

describe('the log', () => {
  test('has each decision, appeal and role change, and the database keeps them', async () => {
    const { ann, ben, mo, mia } = await cast();
    for (const kind of ['none', 'warn', 'limit'] as const)
      await decide(mo, await report(ben, 'member', ann.id), { kind, ...(kind === 'limit' && { days: 1 }) });
    const { _id } = await latestOf(ann);
    await appeal(ann, _id);
    await judge(mia, _id);
    expect(await auditOf(mo)).toEqual([
      'Mia appeal.decided',
      'Ann action.appealed',
      'Mo case.decided',
      'Mo case.decided',
      'Mo case.decided',
    ]);
    const { db } = server.database;
    await expect(sql`update audit set what = 'case.decided'`.execute(db)).rejects.toThrow('never change');
    await expect(sql`delete from audit`.execute(db)).rejects.toThrow('never change');
    expect(await auditOf(mo)).toHaveLength(5);
  });

  test('hides from a moderator who decided about them', async () => {
    const { ben, mo, mia } = await cast();
    await decide(mo, await report(ben, 'member', mia.id), { kind: 'warn' });
    const { _id } = await latestOf(mia);
    await appeal(mia, _id);
    expect(await auditOf(mia)).toEqual(['Mia action.appealed', 'nobody case.decided']);
    expect(await auditOf(mo)).toEqual(['Mia action.appealed', 'Mo case.decided']);
  });

  test('has no row for a failed decision', async () => {
    const { ann, ben, mo } = await cast();
    const caseId = await report(ben, 'member', ann.id);
    await decide(mo, caseId, { kind: 'hide' });
    expect(await auditOf(mo)).toEqual([]);
  });
});

test('moderators see how often limits of sign-ups and first messages were reached', async () => {
  const { ann, mo } = await cast();
  const { limits } = server.app.context;
  const refuse = () => limits.consume('first-messages', { member: ann.id }, 1e9).catch(() => {});
  await Promise.all([refuse(), refuse(), limits.consume('events', { member: ann.id }, 1e9).catch(() => {})]);
  await expect
    .poll(async () => (await mo.api.ok('listCases')).limitHits)
    .toEqual([{ day: '2026-11-20', kind: 'first-messages', count: 2 }]);
});
