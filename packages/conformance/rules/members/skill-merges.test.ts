import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { type Caller, visitor } from '../../src/backend.ts';
import { type Member, newMember, uniqueWord } from '../../src/members.ts';
import { pagesOf } from '../../src/pages.ts';
import { given } from '../../src/states.ts';
import { absentId } from '../../src/things.ts';

type Pair = { skills: { _id: string; name: string; members: number; events: number }[]; why: string; likeness: number };

/** The waiting pair with a skill of this name. */
async function pairWith(moderator: Caller, name: string): Promise<Pair | undefined> {
  const pages = await pagesOf(
    moderator,
    'listSkillPairs',
    { query: { limit: 50 } },
    (body: { pairs: Pair[] }) => body.pairs,
  );
  return pages.flat().find(({ skills }) => skills.some((skill) => skill.name === name));
}

const taughtBy = async ({ id }: Member, reader: Member) =>
  (await reader.api.ok('getUser', { path: { userId: id } })).user.skillsOffered;

describe('mergeSkills and undoSkillMerge', () => {
  addition('move a skill that looks alike to all who have it, and back', async (context) => {
    const { api: moderator, memberId } = await given(context, 'skills that look alike');
    const name = `${uniqueWord()} weaving`;
    const slip = `${name}g`;
    const [ann, ben] = [
      await newMember('Ann', { teaches: [name] }),
      await newMember('Ben', { teaches: [slip, uniqueWord()] }),
    ];
    const pair = await pairWith(moderator, slip);
    expect(pair).toMatchObject({ why: 'spelling', skills: [{ members: 1, events: 0 }, { members: 1 }] });
    expect(await taughtBy(ben, ann)).toContain(slip);
    const idOf = (wanted: string) => pair?.skills.find((skill) => skill.name === wanted)?._id ?? '';
    const body = { fromSkill: idOf(slip), intoSkill: idOf(name) };
    const { merge } = await moderator.ok('mergeSkills', { body });
    expect(merge).toMatchObject({ from: { name: slip }, into: { name }, by: { _id: memberId }, members: 1 });
    expect((await taughtBy(ben, ann))[0]).toBe(name);
    expect(await moderator.outcome('mergeSkills', { body })).toEqual([409, 'skill_merged']);
    expect((await visitor.ok('searchSkills', { query: { query: slip } }))[0]).toMatchObject({ name, matched: slip });
    const cay = await newMember('Cay', { teaches: [slip] });
    expect(await taughtBy(cay, ann)).toEqual([name]);
    const path = { mergeId: merge._id };
    expect((await moderator.ok('undoSkillMerge', { path })).merge).toMatchObject({ undoneBy: { _id: memberId } });
    expect((await taughtBy(ben, ann))[0]).toBe(slip);
    expect(await taughtBy(cay, ann)).toEqual([name]);
    expect(await moderator.outcome('undoSkillMerge', { path })).toEqual([409, 'merge_undone']);
    expect((await moderator.ok('listSkillMerges', { query: { limit: 20 } })).merges.map(({ _id }) => _id)).toContain(
      merge._id,
    );
  });

  addition('hide a skill from everybody but those who list it, and show it again', async (context) => {
    const { api: moderator } = await given(context, 'skills that look alike');
    const [name, kept] = [`${uniqueWord()} for sale`, uniqueWord()];
    const [ann, ben] = [await newMember('Ann', { teaches: [name, kept] }), await newMember('Ben')];
    const found = async () => (await visitor.ok('searchSkills', { query: { query: name } })).map((one) => one.name);
    const body = { fromSkill: (await visitor.ok('searchSkills', { query: { query: name } }))[0]?._id ?? '' };
    const { merge } = await moderator.ok('mergeSkills', { body });
    expect(merge).toMatchObject({ from: { name }, into: { name }, isHidden: true, members: 1 });
    expect([await taughtBy(ann, ben), await found()]).toEqual([[kept], []]);
    const { user } = await ann.api.ok('getUser', { path: { userId: ann.id } });
    expect(user).toMatchObject({ skillsOffered: [name, kept], hiddenSkills: [name] });
    const form = { skillsOffered: JSON.stringify([name]) };
    expect(await ben.api.outcome('editUser', { path: { userId: ben.id }, form })).toEqual([400, 'invalid_input']);
    expect(await moderator.outcome('mergeSkills', { body })).toEqual([409, 'skill_hidden']);
    await moderator.ok('undoSkillMerge', { path: { mergeId: merge._id } });
    expect([await taughtBy(ann, ben), await found()]).toEqual([[name, kept], [name]]);
  });

  addition('reject one skill, and what there is not', async (context) => {
    const { api: moderator, skillId } = await given(context, 'skills that look alike');
    const merge = (fromSkill: string, intoSkill: string) =>
      moderator.outcome('mergeSkills', { body: { fromSkill, intoSkill } });
    expect(await merge(skillId, skillId)).toEqual([400, 'invalid_input']);
    expect(await merge(skillId, absentId(skillId))).toEqual([404, 'skill_not_found']);
    expect(await moderator.outcome('undoSkillMerge', { path: { mergeId: absentId(skillId) } })).toEqual([
      404,
      'merge_not_found',
    ]);
  });
});

describe('listSkillPairs, listSkillMerges, keepSkillPair, mergeSkills and undoSkillMerge', () => {
  addition('are for moderators', async () => {
    const { api, id } = await newMember('Ann');
    const none = absentId(id);
    const call = {
      listSkillPairs: {},
      listSkillMerges: {},
      keepSkillPair: { body: { skillOne: none, skillTwo: id } },
      mergeSkills: { body: { fromSkill: none, intoSkill: id } },
      undoSkillMerge: { path: { mergeId: none } },
    };
    for (const operation of Object.keys(call) as (keyof typeof call)[])
      expect(await api.outcome(operation, call[operation]), operation).toEqual([403, 'not_moderator']);
  });
});

describe('undoSkillMerge', () => {
  addition('waits for the undo of a later merge', async (context) => {
    const { api: moderator } = await given(context, 'skills that look alike');
    const word = uniqueWord();
    const [first, second, third] = [`${word} weaving`, `${word} weavin`, `${word} weavings`];
    for (const name of [first, second, third]) await newMember('Ann', { teaches: [name] });
    const merge = async (from: string, into: string) => {
      const idOf = async (name: string) => (await visitor.ok('searchSkills', { query: { query: name } }))[0]?._id;
      const body = { fromSkill: await idOf(from), intoSkill: await idOf(into) };
      return (await moderator.ok('mergeSkills', { body })).merge._id;
    };
    const earlier = await merge(second, first);
    const later = await merge(first, third);
    const undo = (mergeId: string) => moderator.outcome('undoSkillMerge', { path: { mergeId } });
    expect(await undo(earlier)).toEqual([409, 'merged_again']);
    expect([await undo(later), await undo(earlier)]).toEqual([[200], [200]]);
  });
});

describe('keepSkillPair', () => {
  addition('takes two skills off the list for good', async (context) => {
    const { api: moderator, skillId, otherSkillId } = await given(context, 'skills that look alike');
    const body = { skillOne: otherSkillId, skillTwo: skillId };
    expect(await moderator.status('keepSkillPair', { body })).toBe(200);
    expect(await moderator.outcome('keepSkillPair', { body })).toEqual([409, 'pair_decided']);
    const other = { skillOne: skillId, skillTwo: absentId(skillId) };
    expect(await moderator.outcome('keepSkillPair', { body: other })).toEqual([404, 'pair_not_found']);
  });
});

describe('listSkillPairs', () => {
  addition('rejects pages of no size and cursors that no page gave', async (context) => {
    const { api: moderator } = await given(context, 'skills that look alike');
    for (const id of ['listSkillPairs', 'listSkillMerges'] as const) {
      for (const query of [{ limit: 0 }, { limit: 1000 }, { cursor: 'none' }])
        expect(await moderator.outcome(id, { query })).toEqual([400, 'invalid_input']);
    }
  });

  addition('and merges are for moderators alone', async () => {
    const ann = await newMember('Ann');
    const body = { fromSkill: absentId(ann.id), intoSkill: ann.id };
    for (const [caller, status] of [
      [ann.api, 403],
      [visitor, 401],
    ] as const) {
      expect(await caller.status('listSkillPairs')).toBe(status);
      expect(await caller.status('listSkillMerges')).toBe(status);
      expect(await caller.status('mergeSkills', { body })).toBe(status);
      expect(await caller.status('undoSkillMerge', { path: { mergeId: ann.id } })).toBe(status);
      const pair = { skillOne: absentId(ann.id), skillTwo: ann.id };
      expect(await caller.status('keepSkillPair', { body: pair })).toBe(status);
    }
  });
});
