import type { NewContentReport, NewDecision } from '@skill-exchange/api-client/types';
import { appoint, enrol } from './enrol.ts';
import type { TestMember, TestServer } from './test-server.ts';

/** Creates an offender, a reporter, and three moderators. */
export async function cast(server: TestServer) {
  const [ann, ben, mo, mia, max] = await enrol(server, 'Ann', 'Ben', 'Mo', 'Mia', 'Max');
  await appoint(server, mo, mia, max);
  return { ann, ben, mo, mia, max };
}

/** Reports something, and returns the id of its open case. */
export async function report(
  server: TestServer,
  by: TestMember,
  kind: NewContentReport['kind'],
  id: string,
): Promise<string> {
  await by.api.ok('reportContent', { body: { kind, id, reason: 'It is meant to hurt.' } });
  const open = server.database.db.selectFrom('cases').select('id').where('closed_at', 'is', null);
  return (await open.where('target_id', '=', id).executeTakeFirstOrThrow()).id;
}

export const decide = (by: TestMember, caseId: string, body: Partial<NewDecision> = {}) =>
  by.api.call('decideCase', { path: { caseId }, body: { kind: 'warn', reason: 'Please stay friendly.', ...body } });

/** Returns the latest decision about a member, as they read it. */
export async function latestOf(member: TestMember) {
  const { actions } = await member.api.ok('listMyActions');
  if (actions[0] === undefined) throw new Error('There is none.');
  return actions[0];
}

export const appeal = (by: TestMember, actionId: string) =>
  by.api.call('appealAction', { path: { actionId }, body: { text: 'It was a joke.' } });

export const judge = (by: TestMember, actionId: string, outcome: 'upheld' | 'reversed' = 'reversed') =>
  by.api.call('decideAppeal', { path: { actionId }, body: { outcome, words: 'You are right.' } });

export const auditOf = async (by: TestMember) =>
  (await by.api.ok('listAudit')).entries.map(({ what, actor }) => `${actor?.name ?? 'nobody'} ${what}`);
