import { makeSession, makeUser } from '@skill-exchange/api-mocks/factories';
import { makeRing } from '@skill-exchange/api-mocks/match-factories';
import { makeAction, makeCase, makeSkillPair } from '@skill-exchange/api-mocks/moderation-factories';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { activityOf } from '../lib/member-facts.ts';
import { stateOf } from '../lib/sessions/session-state.ts';
import { ActionCard } from './action-card/action-card.tsx';
import { AuditRows } from './audit-rows/audit-rows.tsx';
import { CaseRows, LimitHitList } from './case-rows/case-rows.tsx';
import { CaseView } from './case-view/case-view.tsx';
import { MessageFiles } from './chat-thread/message-files.tsx';
import { DecisionForm } from './decision-form/decision-form.tsx';
import { RingCard } from './ring-card/ring-card.tsx';
import { SkillPairCard } from './skill-pair-card/skill-pair-card.tsx';

/** A value that only a newer server sends, in an enum with `x-open`. */
const newer = 'newer' as never;

/** Returns the text of a rendered component, and fails if a word is missing in it. */
function textOf<Props extends object>(component: FunctionComponent<Props>, props: NoInfer<Props>): string {
  const text = renderToStaticMarkup(createElement(component, props)).replaceAll(/<[^>]*>/g, ' ');
  expect(text).not.toMatch(/undefined|null/);
  return text;
}

const at = '2026-11-30T09:00:00.000Z';
const file = { _id: 'file', kind: newer, name: 'tune.ogg', bytes: 1500, url: '/tune.ogg' };
const unused = () => {};

describe('values of a newer server', () => {
  it('names a decision and its appeal', () => {
    const appeal = { text: 'It was a joke.', at, outcome: newer, words: 'We moved it.' };
    const text = textOf(ActionCard, { action: makeAction({ kind: newer, caseKind: newer, appeal }) });
    expect(text).toContain('A decision about your account');
    expect(text).toContain('The appeal was decided');
    expect(textOf(ActionCard, { action: makeAction({ kind: 'hide', caseKind: newer }) })).toContain(
      'Your content was removed',
    );
  });

  it('lists and shows a case about another kind of thing, without decisions that the form cannot ask for', () => {
    const one = makeCase({ kind: newer, state: newer });
    expect(textOf(CaseRows, { label: 'Cases', cases: [one], hrefFor: String })).toContain('’s content');
    expect(textOf(CaseView, { case: one, memberHref: '/', photoUrl: () => undefined })).toContain('’s content');
    const form = { kind: newer, memberName: 'Ana', choices: ['none', 'hide', newer], onSubmit: unused } as const;
    expect(textOf(DecisionForm, form)).toContain('Remove the content');
  });

  it('lists limits, the log of moderation and pairs of skills', () => {
    const entry = { _id: '1', at, what: newer, targetId: '2', details: {} };
    expect(textOf(AuditRows, { entries: [entry] })).toContain('did something else (newer)');
    expect(textOf(LimitHitList, { hits: [{ day: '2026-11-30', kind: newer, count: 3 }] })).toContain('another limit');
    textOf(SkillPairCard, { pair: makeSkillPair({ why: newer }), onMerge: unused, onKeep: unused });
  });

  it('shows a ring without actions', () => {
    const { seats } = makeRing();
    const ring = makeRing({ state: newer, seats: seats.map((seat) => ({ ...seat, answer: newer })) });
    const text = textOf(RingCard, {
      ring,
      onAnswer: unused,
      onReplace: unused,
      planHref: String,
      sessionHref: String,
    });
    expect(text).toContain('This ring has changed');
    expect(text).not.toContain('Accept ');
  });

  it('offers a file of another kind for download', () => {
    expect(textOf(MessageFiles, { files: [file], isAlone: false })).toMatch(/tune\.ogg\s+File, 2 kB/);
  });

  it('treats another kind of offer as a question, and leaves out an activity', () => {
    const session = makeSession({ status: 'Scheduled', consent: 'pending', isProposal: true });
    const offer = { by: session.userTwo._id, kind: newer, times: [at], durationMinutes: 60, note: '', expiresAt: at };
    const asked = { ...session, waitingFor: session.userOne._id, offer };
    expect(stateOf(asked, session.userOne._id)).toBe('countered');
    expect(stateOf({ ...asked, isProposal: false, consent: 'agreed' }, session.userOne._id)).toBe('moveAsked');
    expect(activityOf(makeUser({ lastActive: newer }))).toBe(null);
  });
});
