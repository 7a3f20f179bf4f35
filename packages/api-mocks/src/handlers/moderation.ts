import type {
  AuditEntry,
  Case,
  CaseState,
  CaseSummary,
  LimitHits,
  ModerationAction,
  NewDecision,
} from '@skill-exchange/api-client/types';
import { perStory } from '../community.ts';
import { instant } from '../factories.ts';
import { errorBody, type Http, pageOf } from '../http.ts';
import { appealText, makeAction, makeCase, memberRef } from '../moderation-factories.ts';

/** The moderator's queue: five open cases, and one with an appeal. */
export const cases = perStory((): Case[] => [
  makeCase({
    _id: 'case-appealed',
    state: 'appealed',
    action: makeAction({
      _id: 'action-appealed',
      kind: 'hide',
      moderator: memberRef(9),
      appeal: { text: appealText, at: instant(-1, 9) },
    }),
    history: [makeAction({ _id: 'action-earlier', at: instant(-90), moderator: memberRef(9), caseKind: 'review' })],
    closedAt: instant(-2, 9),
  }),
  ...[0, 1, 2, 3, 4].map((index) => makeCase({}, index)),
]);

/** Moderators' decisions about the signed-in member. */
export const myActions = perStory((): ModerationAction[] => [makeAction()]);

/** Counts of exceeded limits. */
export const limitHits = perStory((): LimitHits[] => [
  { day: '2026-12-01', kind: 'first-messages', count: 4 },
  { day: '2026-11-30', kind: 'sign-ups', count: 12 },
]);

/** The log of moderation. */
export const audit = perStory((): AuditEntry[] => [
  {
    _id: '3',
    at: instant(-1, 9),
    what: 'action.appealed',
    actor: memberRef(1),
    targetId: 'action-appealed',
    details: {},
  },
  {
    _id: '2',
    at: instant(-2, 9),
    what: 'case.decided',
    actor: memberRef(9),
    targetId: 'case-appealed',
    details: { kind: 'hide', action: 'action-appealed' },
  },
  { _id: '1', at: instant(-30, 9), what: 'role.changed', targetId: 'member-10', details: { role: 'moderator' } },
]);

/** Returns a case as lists have it. */
export function summaryOf({
  details: _d,
  now: _n,
  choices: _c,
  history: _h,
  facts: _f,
  messages: _m,
  opening: _o,
  ...one
}: Case): CaseSummary {
  return one;
}

const countOf = (state: CaseState) => cases().filter((one) => one.state === state).length;

function actionOf({ kind, excerpt }: Case, decision: NewDecision): ModerationAction {
  return makeAction({
    _id: 'action-new',
    kind: decision.kind,
    reason: decision.reason,
    at: instant(0, 12),
    caseKind: kind,
    excerpt,
    moderator: memberRef(0),
    ...(decision.days !== undefined && { until: instant(decision.days, 12) }),
  });
}

export const moderationHandlers = (http: Http) => ({
  listMyActions: http.get('/api/account/actions', ({ response }) =>
    response(200).json({ success: true, actions: myActions() }),
  ),

  appealAction: http.post('/api/account/actions/{actionId}/appeal', async ({ params, request, response }) => {
    const { text } = await request.json();
    const action = myActions().find(({ _id }) => _id === params.actionId);
    if (action === undefined) return response(404).json(errorBody('Action not found.'));
    if (action.appeal) return response(409).json(errorBody('You have already appealed against this.'));
    const { appealUntil: _until, ...rest } = action;
    myActions()[myActions().indexOf(action)] = { ...rest, appeal: { text, at: instant(0, 12) } };
    return response(201).json({ success: true, actions: myActions() });
  }),

  listCases: http.get('/api/moderation/cases', ({ request, response }) => {
    const wanted = new URL(request.url).searchParams.get('state');
    const found = cases().filter(({ state }) => (wanted === null ? state !== 'closed' : state === wanted));
    const { entries, headers } = pageOf(found.map(summaryOf), request);
    const counts = { open: countOf('open'), appealed: countOf('appealed'), closed: countOf('closed') };
    const waiting = counts.open + counts.appealed;
    const body = { success: true, cases: entries, waiting, counts, limitHits: limitHits() };
    return response(200).json(body, { headers });
  }),

  getCase: http.get('/api/moderation/cases/{caseId}', ({ params, response }) => {
    const found = cases().find(({ _id }) => _id === params.caseId);
    if (found === undefined) return response(404).json(errorBody('Case not found.'));
    return response(200).json({ success: true, case: found });
  }),

  decideCase: http.post('/api/moderation/cases/{caseId}/decision', async ({ params, request, response }) => {
    const found = cases().find(({ _id }) => _id === params.caseId);
    if (found === undefined) return response(404).json(errorBody('Case not found.'));
    if (found.state !== 'open') return response(409).json(errorBody('This case has been decided.'));
    Object.assign(found, { state: 'closed', closedAt: instant(0, 12), action: actionOf(found, await request.json()) });
    return response(200).json({ success: true, case: found });
  }),

  decideAppeal: http.post('/api/moderation/actions/{actionId}/appeal', async ({ params, request, response }) => {
    const { outcome, words } = await request.json();
    const found = cases().find(({ action }) => action?._id === params.actionId);
    const { action } = found ?? {};
    if (found === undefined || action?.appeal === undefined) return response(404).json(errorBody('Appeal not found.'));
    if (found.state !== 'appealed') return response(409).json(errorBody('This appeal has been decided.'));
    const appeal = { ...action.appeal, outcome, words, decidedAt: instant(0, 12) };
    Object.assign(found, { state: 'closed', action: { ...action, isReversed: outcome === 'reversed', appeal } });
    return response(200).json({ success: true, case: found });
  }),

  listAudit: http.get('/api/moderation/audit', ({ request, response }) => {
    const { entries, headers } = pageOf(audit(), request);
    return response(200).json({ success: true, entries }, { headers });
  }),
});
