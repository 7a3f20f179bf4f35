import type {
  Case,
  CaseKind,
  CaseMessage,
  ModerationAction,
  ReportedContent,
  SkillMerge,
  SkillPair,
} from '@skill-exchange/api-client/types';
import { instant, makeUser } from './factories.ts';

/** Creates a reference to a made-up member. */
export const memberRef = (index: number) => {
  const { _id, name, photo } = makeUser({}, index);
  return { _id, name, photo };
};

/** One of each kind. */
const reportedThings: readonly (readonly [CaseKind, ReportedContent])[] = [
  ['message', { text: 'You are the worst teacher that I have met.' }],
  ['event', { title: 'Get rich with my course', text: 'Pay now, learn later. A link comes after the payment.' }],
  ['review', { text: 'He never came, and he never will.', rating: 1 }],
  ['eventReview', { text: 'Do not go. The host is a fraud.', rating: 1 }],
  ['photo', { title: makeUser({}, 4).name, photo: '' }],
  ['member', { title: makeUser({}, 5).name, text: 'Buy followers at my shop.' }],
];

const severities = ['high', 'medium', 'medium', 'low'] as const;

/** Creates a reported message, and one before and after it by the reporter. */
function messagesAround(index: number, text: string): CaseMessage[] {
  const lines = [
    { text: 'I can’t do Sundays, sorry. Maybe December?', by: memberRef(7), isReported: false },
    { text, by: memberRef(index + 1), isReported: true },
    { text: 'Please don’t write to me again.', by: memberRef(7), isReported: false },
  ];
  return lines.map((line, order) => ({ _id: `context-${order}`, at: instant(-2 - index, 7), ...line }));
}

/** Creates a decision: a warning about a message, which the member may appeal. */
export function makeAction(overrides: Partial<ModerationAction> = {}): ModerationAction {
  return {
    _id: 'action-1',
    kind: 'warn',
    reason: 'Please stay friendly, also where a lesson went badly.',
    at: instant(-2, 9),
    isReversed: false,
    caseKind: 'message',
    excerpt: 'You are the worst teacher that I have met.',
    appealUntil: instant(18, 9),
    ...overrides,
  };
}

/** Creates an open case with two reports; each index is about another kind of content. */
export function makeCase(overrides: Partial<Case> = {}, index = 0): Case {
  const [kind, content] = reportedThings[index % reportedThings.length] ?? ['member', {}];
  const isHideable = kind !== 'member';
  const details = [
    { reason: 'It is meant to hurt.', at: instant(-2 - index, 8), by: memberRef(7), content },
    { reason: 'This does not belong here.', at: instant(-1 - index, 20), by: memberRef(8), content },
  ];
  return {
    _id: `case-${index + 1}`,
    kind,
    member: memberRef(index + 1),
    openedAt: instant(-2 - index, 8),
    waitsSince: instant(-2 - index, 8),
    state: 'open',
    reports: details.length,
    excerpt: content.title ?? content.text ?? '',
    severity: severities[index] ?? 'low',
    reason: 'It is meant to hurt.',
    earlierDecisions: 0,
    facts: { memberSince: instant(-38), reportsThisWeek: details.length, sessions: 0 },
    ...(kind === 'message' && { messages: messagesAround(index, content.text ?? '') }),
    details,
    now: content,
    choices: ['none', 'warn', ...(isHideable ? (['hide'] as const) : []), 'limit', 'suspend'],
    history: [],
    ...overrides,
  };
}

/** A member's text of an appeal. */
export const appealText = 'It was a joke between friends.';

const alike = [
  [
    { _id: 'skill-watercolor', name: 'Watercolor', kind: 'art', members: 120, events: 9 },
    { _id: 'skill-watercolour', name: 'Watercolour', members: 37, events: 4 },
  ],
  [
    { _id: 'skill-lace-making', name: 'Lace making', members: 12, events: 1 },
    { _id: 'skill-lacemaking', name: 'Lacemaking', members: 1, events: 0 },
  ],
] satisfies [SkillPair['skills'], SkillPair['skills']];

/** Creates a pair of skills that look alike; each index is another one. */
export function makeSkillPair(overrides: Partial<SkillPair> = {}, index = 0): SkillPair {
  const isSpelling = index % 2 === 0;
  return {
    _id: `pair-${index + 1}`,
    skills: isSpelling ? alike[0] : alike[1],
    why: isSpelling ? 'spelling' : 'spacing',
    likeness: isSpelling ? 64 : 60,
    ...overrides,
  };
}

/** Creates a merge of two skills that is not undone. */
export function makeSkillMerge(overrides: Partial<SkillMerge> = {}): SkillMerge {
  return {
    _id: 'merge-1',
    from: { _id: 'skill-basket-weeving', name: 'Basket weeving' },
    into: { _id: 'skill-basket-weaving', name: 'Basket weaving' },
    at: instant(-1, 9),
    by: memberRef(9),
    members: 3,
    events: 2,
    sessions: 1,
    ...overrides,
  };
}
