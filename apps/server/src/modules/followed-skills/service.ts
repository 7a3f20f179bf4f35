import type { SkillRef } from '@skill-exchange/api-client/types';
import { conflict, invalid, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import { requireId } from '../../db/ids.ts';
import { resolveName } from '../skills/named-skills.ts';
import { lockMember } from '../users/repository.ts';
import * as followed from './repository.ts';

/** Maximum number of skills that a member follows. */
const maxFollowed = 20;

export async function followedSkillsOf({ db }: AppContext, memberId: string): Promise<SkillRef[]> {
  return await followed.findFollowed(db, memberId);
}

/**
 * Lets a member follow a skill by any of its names.
 *
 * @throws ApiError 400 if the text names no skill of the catalog, 409 if the member follows twenty others.
 */
export async function followSkill({ db, clock }: AppContext, memberId: string, text: string): Promise<SkillRef> {
  const skill = await resolveName(db, text);
  if (skill === undefined) throw invalid('skill', 'must name a skill of the catalog', { rule: 'catalog' });
  await inTransaction(db, async (trx) => {
    // Without the lock, concurrent calls could exceed the limit.
    await lockMember(trx, memberId);
    const all = await followed.findFollowed(trx, memberId);
    if (all.some(({ _id }) => _id === skill.id)) return;
    if (all.length >= maxFollowed)
      throw conflict('too_many_followed_skills', 'You follow 20 skills. Unfollow one to follow another.', {
        params: { limit: maxFollowed },
      });
    await followed.storeFollowed(trx, memberId, skill.id, clock());
  });
  return { _id: skill.id, name: skill.name };
}

/** Lets a member no longer follow a skill. @throws ApiError 404 if they do not. */
export async function unfollowSkill({ db }: AppContext, memberId: string, id: string): Promise<SkillRef> {
  const skill = await followed.deleteFollowed(db, memberId, requireId(id, 'Skill'));
  if (skill === undefined) throw notFound('Skill');
  return skill;
}
