import type { CaseSummary, NewDecision } from '@skill-exchange/api-client/types';
import { type Caller, visitor } from './backend.ts';
import type { Member } from './members.ts';
import { pagesOf } from './pages.ts';

/** Returns waiting cases, or those that the query names, page by page until they are enough. Rules beside may add to them. */
export async function queueOf(
  moderator: Caller,
  limit = 100,
  query: Record<string, string> = {},
  isEnough?: (found: readonly CaseSummary[]) => boolean,
): Promise<CaseSummary[]> {
  const call = { query: { limit, ...query } };
  const casesIn = (body: { cases: CaseSummary[] }) => body.cases;
  return (await pagesOf(moderator, 'listCases', call, casesIn, isEnough)).flat();
}

export const report = (by: Member, kind: string, id: string) =>
  by.api.outcome('reportContent', { body: { kind, id, reason: `Why ${by.name} says so.` } });

/** Returns the open case about a member, after another one has reported them. */
export async function caseAbout(moderator: Caller, by: Member, member: { id: string }): Promise<string> {
  const [status] = await report(by, 'member', member.id);
  if (status !== 201) throw new Error(`reportContent answered ${status}.`);
  return await findCase(moderator, member.id);
}

/** Returns the waiting case about a member's content. */
export async function findCase(moderator: Caller, memberId: string): Promise<string> {
  const isOwn = ({ member }: CaseSummary) => member._id === memberId;
  const found = (await queueOf(moderator, 100, {}, (cases) => cases.some(isOwn))).find(isOwn);
  if (found === undefined) throw new Error(`listCases has no case about ${memberId}.`);
  return found._id;
}

export const decideCase = (moderator: Caller, caseId: string, decision: Partial<NewDecision> = {}) =>
  moderator.outcome('decideCase', { path: { caseId }, body: { kind: 'warn', reason: 'Stay friendly.', ...decision } });

export const appeal = (by: Caller, actionId: string) =>
  by.outcome('appealAction', { path: { actionId }, body: { text: 'It was a joke.' } });

export const judge = (moderator: Caller, actionId: string, outcome = 'upheld') =>
  moderator.outcome('decideAppeal', { path: { actionId }, body: { outcome, words: 'We read it again.' } });

/** Returns the latest decision about a member, as they read it. */
export async function latestAction({ api }: { api: Caller }) {
  const [action] = (await api.ok('listMyActions')).actions;
  if (action === undefined) throw new Error('listMyActions is empty.');
  return action;
}

/** Whether visitors can find a member. */
export async function isListed({ id, name }: Member): Promise<boolean> {
  return (await visitor.ok('listUsers', { query: { name } })).users.some(({ _id }) => _id === id);
}
