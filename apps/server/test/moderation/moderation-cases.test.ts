import type { NewContentReport } from '@skill-exchange/api-client/types';
import { describe, expect, test } from 'vitest';
import { hostEvent, say, tally } from '../support/kinds/things.ts';
import { appeal, auditOf, cast, decide, latestOf, report } from '../support/moderation.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

describe('reports', () => {
  test('about one subject are one open case, with each reported state', async () => {
    const { ann, ben, mo, max } = await cast(server);
    const event = await hostEvent(server, ann, { title: 'Get rich' });
    const first = await report(server, ben, 'event', event._id);
    await server.database.db.updateTable('events').set({ title: 'Get well' }).where('id', '=', event._id).execute();
    server.clock.set('2026-11-20T13:00:00.000Z');
    expect(await report(server, max, 'event', event._id)).toBe(first);
    const { case: found } = await mo.api.ok('getCase', { path: { caseId: first } });
    expect(found.details.map(({ by, content }) => [by.name, content.title])).toEqual([
      ['Ben', 'Get rich'],
      ['Max', 'Get well'],
    ]);
    expect(found.now?.title).toBe('Get well');
    expect((await mo.api.ok('listCases')).cases).toMatchObject([{ _id: first, reports: 2, excerpt: 'Get rich' }]);
  });

  test('after a decision open a new case, and each member reports once until then', async () => {
    const { ann, ben, mo } = await cast(server);
    const caseId = await report(server, ben, 'member', ann.id);
    const body = { kind: 'member', id: ann.id, reason: 'Again.' } as const;
    expect((await ben.api.call('reportContent', { body })).status).toBe(409);
    const query = { reportedUserId: ann.id };
    expect((await ben.api.ok('isUserReported', { query })).success).toBe(true);
    expect((await decide(mo, caseId)).status).toBe(200);
    expect((await ben.api.ok('isUserReported', { query })).success).toBe(false);
    expect(await report(server, ben, 'member', ann.id)).not.toBe(caseId);
  });

  test('by many at once are one case', async () => {
    const { ann, ben, mo, mia, max } = await cast(server);
    const body = { kind: 'member', id: ann.id, reason: 'Spam.' } as const;
    const answers = await Promise.all([ben, mo, mia, max].map((by) => by.api.call('reportContent', { body })));
    expect(tally(answers)).toEqual({ 201: 4 });
    expect((await server.database.db.selectFrom('cases').select('id').execute()).length).toBe(1);
  });

  test('reject messages of others, one’s own things and missing photos', async () => {
    const { ann, ben, mo } = await cast(server);
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
    const { ann, ben, mo, mia } = await cast(server);
    for (let index = 0; index < 5; index += 1) await say(ben, ann, `Before ${index}`);
    const message = await say(ann, ben, 'You are the worst.');
    for (let index = 0; index < 4; index += 1) await say(ben, ann, `After ${index}`);
    const caseId = await report(server, ben, 'message', message._id);
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
    const { ben, mo, mia } = await cast(server);
    const message = await say(mo, ben, 'Hello.');
    const caseId = await report(server, ben, 'message', message._id);
    const { case: own } = await mo.api.ok('getCase', { path: { caseId } });
    for (const hidden of ['messages', 'reason']) expect(own).not.toHaveProperty(hidden);
    const [listed] = (await mo.api.ok('listCases')).cases;
    expect(listed).not.toHaveProperty('reason');
    expect((await mia.api.ok('listCases')).cases[0]).toMatchObject({ reason: 'It is meant to hurt.' });
    expect(await auditOf(mia)).toEqual([]);
  });

  test('is ordered by severity, then age, in the list of its state', async () => {
    const { ann, ben, mo, mia, max } = await cast(server);
    const old = await report(server, ben, 'member', mia.id);
    server.clock.set('2026-11-20T13:00:00.000Z');
    await decide(mo, await report(server, ben, 'event', (await hostEvent(server, ann))._id));
    const message = await say(ann, ben, 'You are the worst.');
    const severe = await report(server, ben, 'message', message._id);
    const twice = await report(server, ben, 'member', max.id);
    await report(server, ann, 'member', max.id);
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

test('moderators see how often limits of sign-ups and first messages were reached', async () => {
  const { ann, mo } = await cast(server);
  const { limits } = server.app.context;
  const refuse = () => limits.consume('first-messages', { member: ann.id }, 1e9).catch(() => {});
  await Promise.all([refuse(), refuse(), limits.consume('events', { member: ann.id }, 1e9).catch(() => {})]);
  await expect
    .poll(async () => (await mo.api.ok('listCases')).limitHits)
    .toEqual([{ day: '2026-11-20', kind: 'first-messages', count: 2 }]);
});
