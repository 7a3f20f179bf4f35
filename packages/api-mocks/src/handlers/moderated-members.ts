import type { Case, CaseSummary, ModeratedMember } from '@skill-exchange/api-client/types';
import { perStory } from '../community.ts';
import { instant } from '../factories.ts';
import { errorBody, type Http } from '../http.ts';
import { makeCase, memberRef } from '../moderation-factories.ts';
import { cases, summaryOf } from './moderation.ts';

/** The cases about a member that only this list has. */
const summary = (index: number, overrides: Partial<Case>): CaseSummary =>
  summaryOf(makeCase({ kind: 'member', member: memberRef(index), excerpt: memberRef(index).name, ...overrides }));

/** Members as a moderator finds them: without cases, warned, with an open case, and a suspended moderator. */
export const moderatedMembers = perStory((): ModeratedMember[] => {
  const of = (index: number, more: Partial<ModeratedMember>): ModeratedMember => {
    const { _id, name, photo = '' } = memberRef(index);
    const public_ = { about: 'I bake bread, and I would like to sew', joinedAt: instant(-60 - index, 9) };
    return { _id, name, photo, ...public_, role: 'member', isOperator: false, cases: [], ...more };
  };
  const decided = { _id: 'case-decided', state: 'closed', closedAt: instant(-20, 9) } as const;
  return [
    of(11, {}),
    of(12, { cases: [{ ...summary(12, decided), decision: 'warn' }] }),
    of(13, { about: '', cases: [summary(13, { _id: 'case-1' })] }),
    of(14, { role: 'moderator', isOperator: true, restriction: 'suspended' }),
  ];
});

export const moderatedMemberHandlers = (http: Http) => ({
  findMembersToModerate: http.get('/api/moderation/members', ({ query, response }) => {
    const words = (query.get('search') ?? '').toLowerCase();
    const members = moderatedMembers().filter(({ _id, name }) => _id === words || name.toLowerCase().includes(words));
    return response(200).json({ members });
  }),

  openCase: http.post('/api/moderation/members/{userId}/cases', async ({ params, request, response }) => {
    const { reason } = await request.json();
    const member = moderatedMembers().find(({ _id }) => _id === params.userId);
    if (member === undefined) return response(404).json({ ...errorBody('User not found.'), code: 'user_not_found' });
    const { _id, name, photo, about } = member;
    const content = { title: name, text: about };
    const opened = makeCase({
      _id: 'case-opened',
      kind: 'member',
      member: { _id, name, photo },
      openedAt: instant(0, 12),
      waitsSince: instant(0, 12),
      reports: 0,
      details: [],
      severity: 'low',
      excerpt: name,
      reason,
      opening: { by: memberRef(0), reason, content },
      now: content,
      choices: ['none', 'warn', 'limit'],
      facts: { memberSince: member.joinedAt, reportsThisWeek: 0, sessions: 0 },
    });
    // Without the messages of the factory's first case.
    const { messages: _messages, ...one } = opened;
    cases().push(one);
    member.cases.unshift(summaryOf(one));
    return response(201).json({ case: one });
  }),
});
