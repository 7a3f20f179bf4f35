import type { NewDecision } from '@skill-exchange/api-client/types';
import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import type { Caller } from '../../src/backend.ts';
import { appeal, decideCase, judge, latestAction, report } from '../../src/cases.ts';
import { effect } from '../../src/effects.ts';
import { newMember, uniqueWord } from '../../src/members.ts';
import { given } from '../../src/states.ts';
import { absentId } from '../../src/things.ts';

const reason = 'Their profile sells followers.';

const open = (moderator: Caller, userId: string) =>
  moderator.outcome('openCase', { path: { userId }, body: { reason } });

/** Opens a case, and returns its id. */
const opened = async (moderator: Caller, userId: string) =>
  (await moderator.ok('openCase', { path: { userId }, body: { reason } })).case._id;

const found = async (moderator: Caller, search: string) =>
  (await moderator.ok('findMembersToModerate', { query: { search } })).members;

describe('findMembersToModerate', () => {
  addition('finds members by name and id with the cases about them, and never an address', async (context) => {
    const { api: moderator } = await given(context, 'a case');
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    await ann.api.ok('blockMember', { path: { userId: ben.id } });
    const caseId = await opened(moderator, ann.id);
    for (const search of [ann.id, ann.name]) {
      const members = await found(moderator, search);
      expect(members.find(({ _id }) => _id === ann.id)).toMatchObject({
        name: ann.name,
        role: 'member',
        cases: [{ _id: caseId, state: 'open', reports: 0, reason }],
      });
      expect(JSON.stringify(members)).not.toContain(ann.email);
    }
    for (const none of [ann.email, '!!!']) expect(await found(moderator, none)).toEqual([]);
    expect(await decideCase(moderator, caseId)).toEqual([200]);
    expect((await found(moderator, ann.id))[0]?.cases).toMatchObject([{ state: 'closed', decision: 'warn' }]);
  });

  addition('does not find the caller, and is for moderators', async (context) => {
    const { api: moderator, memberId } = await given(context, 'a case');
    expect(await found(moderator, memberId)).toEqual([]);
    const ann = await newMember('Ann');
    expect(await ann.api.outcome('findMembersToModerate')).toEqual([403, 'not_moderator']);
    const query = { search: 'a'.repeat(201) };
    expect(await moderator.outcome('findMembersToModerate', { query })).toEqual([400, 'invalid_input']);
  });
});

describe('findMembersToModerate', () => {
  addition('has who joined last first, by all words of the search, and no one who leaves', async (context) => {
    const { api: moderator } = await given(context, 'a case');
    const shared = uniqueWord();
    const people = [await newMember(shared), await newMember(shared), await newMember(shared)];
    const search = async (words: string) => await moderator.ok('findMembersToModerate', { query: { search: words } });
    const ids = people.map(({ id }) => id).toReversed();
    const whole = await search(shared);
    expect(whole.members.map(({ _id }) => _id)).toEqual(ids);
    expect(whole.hasMore ?? false).toBe(false);
    const [first, , last] = people;
    expect((await search(`${shared} ${last?.name.split(' ')[1]}`)).members.map(({ _id }) => _id)).toEqual([last?.id]);
    await first?.api.ok('deleteAccount', { body: { password: first.password } });
    expect((await search(shared)).members.map(({ _id }) => _id)).toEqual(ids.slice(0, 2));
  });

  addition('has the role and the restriction of a member', async (context) => {
    const [one, other] = [await given(context, 'a case'), await given(context, 'a case')];
    const ann = await newMember('Ann');
    expect((await found(one.api, other.memberId))[0]).toMatchObject({ role: 'moderator', isOperator: false });
    expect((await found(one.api, ann.id))[0]).not.toHaveProperty('restriction');
    for (const [kind, restriction] of [
      ['limit', 'limited'],
      ['suspend', 'suspended'],
    ]) {
      const caseId = await opened(one.api, ann.id);
      expect(await decideCase(other.api, caseId, { kind, days: 7 } as Partial<NewDecision>)).toEqual([200]);
      expect((await found(one.api, ann.id))[0]).toMatchObject({ role: 'member', restriction });
    }
  });
});

effect('findMembersToModerate', 'search', { own: true, other: false }, async (search, context) => {
  const { api: moderator } = await given(context, 'a case');
  const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
  const members = await found(moderator, search === 'own' ? ann.id : ben.id);
  return members.some(({ _id }) => _id === ann.id);
});

describe('openCase', () => {
  addition('opens a case whose reason moderators read, and its member does not', async (context) => {
    const { api: moderator, memberId } = await given(context, 'a case');
    const ann = await newMember('Ann');
    const caseId = await opened(moderator, ann.id);
    const { case: one } = await moderator.ok('getCase', { path: { caseId } });
    expect(one).toMatchObject({ kind: 'member', state: 'open', reports: 0, details: [] });
    expect(one.opening).toMatchObject({ by: { _id: memberId }, reason, content: { title: ann.name } });
    expect(await decideCase(moderator, caseId)).toEqual([200]);
    const action = await latestAction(ann);
    expect(action).toMatchObject({ kind: 'warn', reason: 'Stay friendly.', caseKind: 'member' });
    for (const hidden of [reason, memberId]) expect(JSON.stringify(action)).not.toContain(hidden);
    const { entries } = await moderator.ok('listAudit', { query: { limit: 100 } });
    const own = entries.filter(({ targetId }) => targetId === caseId).map(({ what, actor }) => [what, actor?._id]);
    expect(own).toContainEqual(['case.opened', memberId]);
  });

  addition('says nothing of its reason to a moderator whom it is about', async (context) => {
    const [one, other] = [await given(context, 'a case'), await given(context, 'a case')];
    const caseId = await opened(one.api, other.memberId);
    const { case: own } = await other.api.ok('getCase', { path: { caseId } });
    expect(own).not.toHaveProperty('opening');
    expect(JSON.stringify(own)).not.toContain(reason);
    expect(JSON.stringify(own)).not.toContain(one.memberId);
    expect(await decideCase(other.api, caseId)).toEqual([403, 'own_case']);
  });

  addition('is for moderators, about others, and one at a time', async (context) => {
    const { api: moderator, memberId } = await given(context, 'a case');
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    expect(await open(ben.api, ann.id)).toEqual([403, 'not_moderator']);
    expect(await open(moderator, memberId)).toEqual([403, 'own_case']);
    expect(await open(moderator, absentId(ann.id))).toEqual([404, 'user_not_found']);
    expect(await open(moderator, ann.id)).toEqual([201]);
    expect(await open(moderator, ann.id)).toEqual([409, 'case_open']);
    expect(await report(ben, 'member', ann.id)).toEqual([201]);
    const blank = { path: { userId: ben.id }, body: { reason: ' ' } };
    expect(await moderator.outcome('openCase', blank)).toEqual([400, 'invalid_input']);
  });

  addition('leaves suspensions and appeals to other moderators', async (context) => {
    const { api: moderator } = await given(context, 'a case');
    const { api: another } = await given(context, 'a case');
    // A third one could decide the appeal.
    await given(context, 'a case');
    const ann = await newMember('Ann');
    const caseId = await opened(moderator, ann.id);
    expect((await moderator.ok('getCase', { path: { caseId } })).case.choices).not.toContain('suspend');
    expect(await decideCase(moderator, caseId, { kind: 'suspend' })).toEqual([403, 'own_opening']);
    expect(await decideCase(another, caseId, { kind: 'limit', days: 7 })).toEqual([200]);
    const { _id } = await latestAction(ann);
    expect(await appeal(ann.api, _id)).toEqual([201]);
    expect(await judge(moderator, _id)).toEqual([403, 'own_opening']);
  });
});
