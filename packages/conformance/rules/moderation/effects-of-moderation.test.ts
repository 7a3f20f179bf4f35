import type { TestContext } from 'vitest';
import type { Caller } from '../../src/backend.ts';
import { decideCase, findCase, judge, latestAction, queueOf, report, appeal as sendAppeal } from '../../src/cases.ts';
import { effect, leftOut, namesOf, once } from '../../src/effects.ts';
import { logIn, type Member, newMembers } from '../../src/members.ts';
import { given } from '../../src/states.ts';
import { eventFields, hostEvent } from '../../src/things.ts';

/** What a decision about a member means for them: its kind, and whether they can host an event and be found. */
async function afterDecision(kind: string, context: TestContext) {
  const { api: moderator } = await given(context, 'a case');
  const { ann, ben } = await newMembers(['ann', 'ben']);
  await report(ben, 'member', ann.id);
  const days = kind === 'limit' ? { days: 1 } : {};
  await decideCase(moderator, await findCase(moderator, ann.id), { kind: kind as 'warn', ...days });
  const { api } = await logIn(ann);
  const { actions } = await api.ok('listMyActions');
  const [status] = await api.outcome('createEvent', { body: eventFields() });
  return [actions[0]?.kind, status, await ben.api.status('getUser', { path: { userId: ann.id } })];
}
effect(
  'decideCase',
  'kind',
  {
    none: [undefined, 201, 200],
    warn: ['warn', 201, 200],
    limit: ['limit', 403, 200],
    suspend: ['suspend', 403, 404],
  },
  (kind = '', context) => afterDecision(kind, context),
);

effect('decideAppeal', 'outcome', { upheld: [false, 403], reversed: [true, 201] }, async (outcome = '', context) => {
  const [{ api: moderator }, { api: another }] = [await given(context, 'a case'), await given(context, 'a case')];
  const { ann, ben } = await newMembers(['ann', 'ben']);
  await report(ben, 'member', ann.id);
  await decideCase(moderator, await findCase(moderator, ann.id), { kind: 'limit', days: 1 });
  const { _id: actionId } = await latestAction(ann);
  await ann.api.ok('appealAction', { path: { actionId }, body: { text: 'It was a joke.' } });
  await judge(another, actionId, outcome);
  const { isReversed } = await latestAction(ann);
  return [isReversed, await ann.api.status('createEvent', { body: eventFields() })];
});

effect('reportContent', 'kind', { member: 'member', event: 'event' }, async (kind = '', context) => {
  const { api: moderator } = await given(context, 'a case');
  const { ann, ben } = await newMembers(['ann', 'ben']);
  await report(ben, kind, kind === 'member' ? ann.id : await hostEvent(ann));
  const caseId = await findCase(moderator, ann.id);
  return (await moderator.ok('getCase', { path: { caseId } })).case.kind;
});

/** Reports three members, and makes each one's case that of their name. */
const threeCases = once(async () => {
  const { reporter, ...people } = await newMembers(['open', 'closed', 'appealed', 'reporter']);
  for (const { id } of Object.values(people)) await report(reporter, 'member', id);
  return people;
});
const decided = new Set<string>();
async function decideOnce(moderator: Caller, { closed, appealed }: Record<'closed' | 'appealed', Member>) {
  for (const member of [closed, appealed]) {
    if (decided.has(member.id)) continue;
    decided.add(member.id);
    await decideCase(moderator, await findCase(moderator, member.id));
  }
  const { _id, appeal } = await latestAction(appealed);
  if (appeal === undefined) await sendAppeal(appealed.api, _id);
}
effect(
  'listCases',
  'state',
  { open: ['open'], appealed: ['appealed'], closed: ['closed'], [leftOut]: ['appealed', 'open'] },
  async (value, context) => {
    const { api: moderator } = await given(context, 'a case');
    const people = await threeCases();
    await decideOnce(moderator, people);
    const found = await queueOf(moderator, 100, value === undefined ? {} : { state: value });
    const ids = Object.fromEntries(Object.entries(people).map(([name, { id }]) => [name, id]));
    return namesOf(
      ids,
      found.map(({ member }) => member._id),
    ).toSorted();
  },
);
