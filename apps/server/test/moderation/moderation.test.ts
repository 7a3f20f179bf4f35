import type { NewDecision } from '@skill-exchange/api-client/types';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openSessions } from '../support/enrol.ts';
import { atOnce, tally } from '../support/kinds/things.ts';
import { appeal, auditOf, cast, decide, judge, latestOf, report } from '../support/moderation.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

describe('a decision', () => {
  test('is sent to the member with its reason, and to reporters without it', async () => {
    const { ann, ben, mo } = await cast(server);
    await decide(mo, await report(server, ben, 'member', ann.id));
    expect(await latestOf(ann)).toMatchObject({ kind: 'warn', reason: 'Please stay friendly.', isReversed: false });
    expect(await latestOf(ann)).not.toHaveProperty('moderator');
    const [told] = (await ann.api.ok('listNotifications')).notifications;
    expect(told).toMatchObject({ title: 'A moderator warned you about your profile', path: '/account/actions' });
    const heard = (await ben.api.ok('listNotifications')).notifications;
    expect(heard.map(({ title }) => title)).toEqual(['Moderators read your report, and took action']);
    expect(JSON.stringify(heard)).not.toContain('friendly');
  });

  test('without action is only visible to moderators and reporters', async () => {
    const { ann, ben, mo } = await cast(server);
    await decide(mo, await report(server, ben, 'member', ann.id), { kind: 'none' });
    expect((await ann.api.ok('listMyActions')).actions).toEqual([]);
    expect((await ann.api.ok('listNotifications')).notifications).toEqual([]);
    const [heard] = (await ben.api.ok('listNotifications')).notifications;
    expect(heard?.title).toBe('Moderators read your report, and no action was needed');
  });

  test('is never on oneself, one’s own report or one’s own decision', async () => {
    const { ann, ben, mo, mia } = await cast(server);
    const aboutMo = await report(server, ben, 'member', mo.id);
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
    const byMo = await report(server, mo, 'member', ann.id);
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
    const { ann, ben, mo, mia, max } = await cast(server);
    const caseId = await report(server, ben, 'member', ann.id);
    const moderators = [mo, mia, max];
    const answers = await atOnce(9, (index) => decide(moderators[index % 3] ?? mo, caseId));
    expect(tally(answers)).toEqual({ 200: 1, 409: 8 });
    expect((await ann.api.ok('listMyActions')).actions.length).toBe(1);
    expect(await auditOf(mo)).toHaveLength(1);
  });

  test('has the days of a limit, and hides only what can be hidden', async () => {
    const { ann, ben, mo } = await cast(server);
    const caseId = await report(server, ben, 'member', ann.id);
    const field = async (body: Partial<NewDecision>) =>
      ((await decide(mo, caseId, body)).body as { field?: string }).field;
    expect(await field({ kind: 'limit' })).toBe('days');
    expect(await field({ kind: 'warn', days: 3 })).toBe('days');
    expect(await field({ kind: 'hide' })).toBe('kind');
  });
});

describe('an appeal', () => {
  test('is possible once, within 20 days, by the member', async () => {
    const { ann, ben, mo } = await cast(server);
    await decide(mo, await report(server, ben, 'member', ann.id));
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
    const { ann, ben, mo, mia, max } = await cast(server);
    await decide(mo, await report(server, ben, 'member', ann.id));
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
    const { ann, ben, mo, mia } = await cast(server);
    for (const kind of ['none', 'warn', 'limit'] as const)
      await decide(mo, await report(server, ben, 'member', ann.id), { kind, ...(kind === 'limit' && { days: 1 }) });
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
    const { ben, mo, mia } = await cast(server);
    await decide(mo, await report(server, ben, 'member', mia.id), { kind: 'warn' });
    const { _id } = await latestOf(mia);
    await appeal(mia, _id);
    expect(await auditOf(mia)).toEqual(['Mia action.appealed', 'nobody case.decided']);
    expect(await auditOf(mo)).toEqual(['Mia action.appealed', 'Mo case.decided']);
  });

  test('has no row for a failed decision', async () => {
    const { ann, ben, mo } = await cast(server);
    const caseId = await report(server, ben, 'member', ann.id);
    await decide(mo, caseId, { kind: 'hide' });
    expect(await auditOf(mo)).toEqual([]);
  });
});
