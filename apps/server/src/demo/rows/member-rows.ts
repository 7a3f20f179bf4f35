import type { Insertable } from 'kysely';
import type { MemberTable } from '../../db/tables/members.ts';
import type { MemberSkillTable, SkillTable } from '../../db/tables/skills.ts';
import { skillKey } from '../../modules/skills/skill-key.ts';
import { usernameOf } from '../../modules/users/username.ts';
import { type DemoMember, demoMembers, demoSkills } from '../community.ts';
import { before, day } from '../demo-calendar.ts';
import { emailOf, memberId, skillId } from '../demo-identity.ts';
import { demoFaces } from '../demo-pictures.ts';

/** Returns all members, oldest first. `hashOf` returns a member's password hash. */
export function memberRows(now: Date, hashOf: (key: string) => string): Insertable<MemberTable>[] {
  return membersByAge().map(([key, member]) => ({
    id: memberId(key),
    name: member.name,
    username: usernameOf(member.name),
    email: emailOf(key),
    email_key: emailOf(key),
    password_hash: hashOf(key),
    email_verified_at: before(now, member.joinedDaysAgo * day),
    about: member.about,
    languages: member.languages,
    browser_time_zone: member.timeZone,
    seen_on: before(now, member.seenDaysAgo * day)
      .toISOString()
      .slice(0, 10),
    image_hash: demoFaces.get(key)?.hash ?? null,
    created_at: before(now, member.joinedDaysAgo * day),
  }));
}

/** Returns the skills of the catalog, oldest first, added evenly over the life of the community. */
export function skillRows(now: Date): (Insertable<SkillTable> & { id: string })[] {
  const skills = Object.entries(demoSkills);
  const oldest = Math.max(...Object.values(demoMembers).map((member) => member.joinedDaysAgo));
  return skills.map(([name, description], index) => {
    const addedDaysAgo = oldest * (1 - index / skills.length) - 1;
    return {
      id: skillId(name),
      name,
      name_key: skillKey(name),
      description,
      is_approved: true,
      created_by: firstTeacher(name, addedDaysAgo),
      created_at: before(now, addedDaysAgo * day),
    };
  });
}

/** Returns the skills that members teach and want, in their order. */
export function memberSkillRows(): Insertable<MemberSkillTable>[] {
  return membersByAge().flatMap(([key, member]) => [
    ...member.teaches.map((name, position) => ({
      ...listed(key, 'offered', name, position),
      level: member.levels?.teaches[name] ?? null,
    })),
    ...member.wants.map((name, position) => ({
      ...listed(key, 'requested', name, position),
      level: member.levels?.wants[name] ?? null,
    })),
  ]);
}

function listed(
  key: string,
  kind: MemberSkillTable['kind'],
  name: string,
  position: number,
): Insertable<MemberSkillTable> {
  return { member_id: memberId(key), kind, skill_id: skillId(name), position };
}

function membersByAge(): [string, DemoMember][] {
  return Object.entries(demoMembers).sort(([, left], [, right]) => right.joinedDaysAgo - left.joinedDaysAgo);
}

/** Returns the id of the first member who teaches the skill at that time; null if nobody does. */
function firstTeacher(name: string, daysAgo: number): string | null {
  const teacher = membersByAge().find(([, member]) => member.joinedDaysAgo >= daysAgo && member.teaches.includes(name));
  return teacher ? memberId(teacher[0]) : null;
}
