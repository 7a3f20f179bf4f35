import { describe, expect, test } from 'vitest';
import { appoint, makeOperators } from '../support/enrol.ts';
import { unknownId } from '../support/kinds/things.ts';
import { appeal, auditOf, cast, decide, judge, latestOf, report } from '../support/moderation.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();
const reason = 'Their profile sells followers.';

const open = (by: TestMember, about: TestMember) =>
  by.api.call('openCase', { path: { userId: about.id }, body: { reason } });

/** Opens a case, and returns its id. */
async function opened(by: TestMember, about: TestMember): Promise<string> {
  return (await by.api.ok('openCase', { path: { userId: about.id }, body: { reason } })).case._id;
}

const found = async (by: TestMember, search: string) =>
  (await by.api.ok('findMembersToModerate', { query: { search } })).members;

const dismiss = async (...members: TestMember[]) => {
  const ids = members.map(({ id }) => id);
  await server.database.db.updateTable('members').set({ role: 'member' }).where('id', 'in', ids).execute();
};

describe('members', () => {
  test('are found by a moderator who may not find them otherwise, by name or id', async () => {
    const { ann, ben, mo } = await cast(server);
    await ann.api.ok('blockMember', { path: { userId: mo.id } });
    await decide(mo, await report(server, ben, 'member', ann.id), { kind: 'suspend' });
    const [row] = await found(mo, 'ANN');
    expect(row).toMatchObject({
      _id: ann.id,
      name: 'Ann',
      restriction: 'suspended',
      role: 'member',
      isOperator: false,
    });
    expect(row?.cases).toMatchObject([{ state: 'closed', reports: 1, decision: 'suspend' }]);
    expect((await found(mo, ann.id)).map(({ _id }) => _id)).toEqual([ann.id]);
    expect((await found(mo, ben.id)).map(({ cases }) => cases)).toEqual([[]]);
  });

  test('have neither an address nor their activity', async () => {
    const { ann, mo } = await cast(server);
    const answer = await mo.api.call('findMembersToModerate', { query: { search: 'Ann' } });
    const text = JSON.stringify(answer.body);
    expect(text).toContain(ann.id);
    for (const hidden of [ann.email, 'seenOn', 'email']) expect(text).not.toContain(hidden);
    expect(await found(mo, ann.email)).toEqual([]);
  });

  test('are neither the caller nor somebody who has left, and ordered by when they joined', async () => {
    const { ann, ben, mo, mia, max } = await cast(server);
    const leaving_at = server.clock.now();
    await server.database.db.updateTable('members').set({ leaving_at }).where('id', '=', ben.id).execute();
    const names = (await found(mo, '')).map(({ name }) => name);
    expect(names).toEqual([max.name, mia.name, ann.name]);
    expect(await open(mo, ben)).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
  });
});

describe('a case without a report', () => {
  test('waits as others do, with its reason and the profile as it was', async () => {
    const { ann, mo, mia } = await cast(server);
    const about = 'Buy followers.';
    await server.database.db.updateTable('members').set({ about }).where('id', '=', ann.id).execute();
    const answer = await open(mo, ann);
    expect(answer).toMatchObject({ status: 201, body: { case: { kind: 'member', reports: 0, severity: 'low' } } });
    await server.database.db.updateTable('members').set({ about: 'I bake.' }).where('id', '=', ann.id).execute();
    const { cases, waiting } = await mia.api.ok('listCases');
    expect(waiting).toBe(1);
    expect(cases).toMatchObject([{ reason, excerpt: 'Ann', reports: 0, state: 'open' }]);
    const { case: one } = await mia.api.ok('getCase', { path: { caseId: cases[0]?._id ?? '' } });
    expect(one.opening).toMatchObject({ by: { name: 'Mo' }, reason, content: { title: 'Ann', text: about } });
    expect(one).toMatchObject({ details: [], now: { text: 'I bake.' } });
    expect(one.choices).toContain('suspend');
  });

  test('is in the log with its reason, which the member does not read', async () => {
    const { ann, mo, mia } = await cast(server);
    await opened(mo, mia);
    const log = async (by: TestMember) => (await by.api.ok('listAudit')).entries;
    expect(await log(mo)).toMatchObject([{ what: 'case.opened', actor: { name: 'Mo' }, details: { reason } }]);
    const [own] = await log(mia);
    expect(own).toMatchObject({ what: 'case.opened', isAboutYou: true, details: {} });
    expect(own).not.toHaveProperty('actor');
    const caseId = own?.targetId ?? '';
    const { case: about } = await mia.api.ok('getCase', { path: { caseId } });
    for (const hidden of ['opening', 'reason']) expect(about).not.toHaveProperty(hidden);
    expect((await decide(mia, caseId)).body).toMatchObject({ code: 'own_case' });
    // Rows of the log stay for good, so the words are not in them.
    const rows = await server.database.db.selectFrom('audit').select('details').execute();
    expect(JSON.stringify(rows)).not.toContain(reason);
    expect(await ann.api.call('listAudit')).toMatchObject({ status: 403 });
  });

  test('tells the member of a decision alone', async () => {
    const { ann, mo } = await cast(server);
    const caseId = await opened(mo, ann);
    const read = async () => JSON.stringify([await ann.api.ok('listMyActions'), await ann.api.ok('listNotifications')]);
    expect(await read()).not.toContain(caseId);
    expect((await decide(mo, caseId)).status).toBe(200);
    expect(await latestOf(ann)).toMatchObject({ kind: 'warn', caseKind: 'member', excerpt: 'Ann' });
    expect(await read()).toContain('Please stay friendly.');
    expect(await read()).not.toContain(reason);
    expect(await auditOf(mo)).toEqual(['Mo case.decided', 'Mo case.opened']);
  });

  test('is one at a time, also for two moderators at once, and takes reports', async () => {
    const { ann, ben, mo, mia } = await cast(server);
    const answers = await Promise.all([open(mo, ann), open(mia, ann)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'case_open' });
    const caseId = await report(server, ben, 'member', ann.id);
    const { case: one } = await mo.api.ok('getCase', { path: { caseId } });
    expect(one).toMatchObject({ reports: 1, reason, severity: 'medium', details: [{ by: { name: 'Ben' } }] });
    expect((await decide(mo, caseId)).status).toBe(200);
    expect((await open(mo, ann)).status).toBe(201);
  });

  test('joins no report of the same member, and is about nobody unknown', async () => {
    const { ann, ben, mo } = await cast(server);
    await report(server, ben, 'member', ann.id);
    expect((await open(mo, ann)).status).toBe(409);
    expect(await open(mo, mo)).toMatchObject({ status: 403, body: { code: 'own_case' } });
    const call = { path: { userId: unknownId }, body: { reason } };
    expect(await mo.api.call('openCase', call)).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
    const blank = { path: { userId: ben.id }, body: { reason: '   ' } };
    expect(await mo.api.call('openCase', blank)).toMatchObject({ status: 400, body: { field: 'reason' } });
    expect(await open(ben, ann)).toMatchObject({ status: 403, body: { code: 'not_moderator' } });
  });
});

describe('whoever opened a case', () => {
  test.each(['none', 'warn', 'limit'] as const)('decides %s', async (kind) => {
    const { ann, mo } = await cast(server);
    const body = { kind, ...(kind === 'limit' && { days: 7 }) };
    expect((await decide(mo, await opened(mo, ann), body)).status).toBe(200);
  });

  test('leaves a suspension to another moderator', async () => {
    const { ann, mo, mia } = await cast(server);
    const caseId = await opened(mo, ann);
    const { case: one } = await mo.api.ok('getCase', { path: { caseId } });
    expect(one.choices).toEqual(['none', 'warn', 'limit']);
    expect(one).not.toHaveProperty('cannotDecide');
    const suspend = { kind: 'suspend', days: 7 } as const;
    expect(await decide(mo, caseId, suspend)).toMatchObject({ status: 403, body: { code: 'own_opening' } });
    expect((await decide(mia, caseId, suspend)).status).toBe(200);
  });

  test('suspends where no other moderator can', async () => {
    const { ann, mo, mia, max } = await cast(server);
    await dismiss(max);
    const byMax = await report(server, max, 'member', mia.id);
    expect((await decide(mo, byMax, { kind: 'suspend', days: 30 })).status).toBe(200);
    const caseId = await opened(mo, ann);
    const { case: one } = await mo.api.ok('getCase', { path: { caseId } });
    expect(one.choices).toContain('suspend');
    expect((await decide(mo, caseId, { kind: 'suspend' })).status).toBe(200);
  });

  test.each(['moderator', 'operator'])('never suspends another %s', async (role) => {
    const { ann, mo, mia, max } = await cast(server);
    await dismiss(max, mia);
    await (role === 'operator' ? makeOperators(server, ann) : appoint(server, ann));
    const caseId = await opened(mo, ann);
    const answer = await decide(mo, caseId, { kind: 'suspend' });
    expect(answer).toMatchObject({ status: 403, body: { code: 'own_opening' } });
    expect((await decide(mo, caseId)).status).toBe(200);
  });

  test('counts no moderator who is partial, too', async () => {
    const { ann, mo, mia, max } = await cast(server);
    await dismiss(max);
    const caseId = await opened(mo, ann);
    expect((await decide(mo, caseId, { kind: 'suspend' })).status).toBe(403);
    expect(await report(server, mia, 'member', ann.id)).toBe(caseId);
    expect((await decide(mo, caseId, { kind: 'suspend' })).status).toBe(200);
  });

  test('leaves an appeal to a third moderator, and decides it where there is none', async () => {
    const { ann, mo, mia, max } = await cast(server);
    await decide(mia, await opened(mo, ann), { kind: 'limit', days: 7 });
    const { _id } = await latestOf(ann);
    await appeal(ann, _id);
    expect(await judge(mo, _id)).toMatchObject({ status: 403, body: { code: 'own_opening' } });
    const [waiting] = (await mo.api.ok('listCases', { query: { state: 'appealed' } })).cases;
    const read = async () => (await mo.api.ok('getCase', { path: { caseId: waiting?._id ?? '' } })).case.action;
    expect(await read()).toMatchObject({ cannotDecide: 'You opened this case. Another moderator decides this.' });
    await dismiss(max);
    expect(await read()).not.toHaveProperty('cannotDecide');
    expect((await judge(mo, _id)).status).toBe(200);
  });
});
