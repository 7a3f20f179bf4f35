import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { newMember, newMembers, uniqueWord } from '../../src/members.ts';
import { notificationsTo, notifiedBy } from '../../src/notified.ts';
import { absentId, eventFields, hostEvent } from '../../src/things.ts';

/** Adds this many skills to the catalog, as those of a member. */
async function newSkills(count: number): Promise<string[]> {
  const names = Array.from({ length: count }, () => uniqueWord());
  const host = await newMember('Teacher');
  for (let start = 0; start < count; start += 10)
    await hostEvent(host, eventFields(24, { skills: names.slice(start, start + 10) }));
  return names;
}

describe('followSkill', () => {
  addition('is for one member, once for all spellings, until unfollowSkill', async () => {
    const [name = ''] = await newSkills(1);
    const { ann, ben } = await newMembers(['ann', 'ben']);
    const { skill } = await ann.api.ok('followSkill', { body: { skill: ` ${name.toUpperCase()} ` } });
    expect(skill.name).toBe(name);
    expect((await ann.api.ok('followSkill', { body: { skill: name } })).skill).toEqual(skill);
    expect((await ann.api.ok('listFollowedSkills')).skills).toEqual([skill]);
    expect((await ben.api.ok('listFollowedSkills')).skills).toEqual([]);
    expect(await visitor.status('listFollowedSkills')).toBe(401);
    const path = { followedSkillId: skill._id };
    expect(await ben.api.outcome('unfollowSkill', { path })).toEqual([404, 'skill_not_found']);
    expect(await ann.api.status('unfollowSkill', { path: { followedSkillId: absentId(skill._id) } })).toBe(404);
    await ann.api.ok('unfollowSkill', { path });
    expect(await ann.api.status('unfollowSkill', { path })).toBe(404);
    expect((await ann.api.ok('listFollowedSkills')).skills).toEqual([]);
  });

  addition('needs a skill of the catalog, and takes twenty', async () => {
    const [first = '', ...names] = await newSkills(21);
    const { api } = await newMember('Ann');
    const follow = (skill: string) => api.outcome('followSkill', { body: { skill } });
    expect(await follow(uniqueWord())).toEqual([400, 'invalid_input']);
    for (const name of names) expect(await follow(name)).toEqual([200]);
    expect(await follow(first)).toEqual([409, 'too_many_followed_skills']);
    expect(await follow(names[0] ?? '')).toEqual([200]);
    const { skills } = await api.ok('listFollowedSkills');
    const left = skills.find(({ name }) => name === names[0]);
    await api.ok('unfollowSkill', { path: { followedSkillId: left?._id ?? '' } });
    expect(await follow(first)).toEqual([200]);
    expect(await follow(names[0] ?? '')).toEqual([409, 'too_many_followed_skills']);
  });
});

describe('who is notified of a new event', () => {
  addition('the followers of its skills, once for a series (followSkill, createEvent)', async () => {
    const [name = '', other = ''] = await newSkills(2);
    const people = await newMembers(['host', 'ann', 'ben', 'cay']);
    const { host, ann, ben, cay } = people;
    for (const { api } of [host, ann, cay]) await api.ok('followSkill', { body: { skill: name } });
    await ben.api.ok('followSkill', { body: { skill: other } });
    await cay.api.ok('blockMember', { path: { userId: host.id } });
    const fields = { skills: [name], repeat: { every: 'week', dates: 3, timeZone: 'UTC' } } as const;
    let eventId = '';
    const create = async () => {
      eventId = await hostEvent(host, eventFields(48, { ...fields, skills: [...fields.skills] }));
    };
    expect(await notifiedBy(people, create)).toEqual({ ann: ['eventTaught'] });
    expect((await notificationsTo(ann))[0]).toMatchObject({
      path: `/userDashboard/events/${eventId}`,
      actor: { _id: host.id },
    });
  });
});
