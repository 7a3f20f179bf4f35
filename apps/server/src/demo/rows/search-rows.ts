import type { Insertable } from 'kysely';
import type { FollowedSkillTable, SavedSearchTable } from '../../db/tables/searches.ts';
import { before, day } from '../demo-calendar.ts';
import { demoId, memberId, skillId } from '../demo-identity.ts';

/** A saved search of the first demo account. */
export function searchRows(now: Date): Insertable<SavedSearchTable>[] {
  return [
    {
      id: demoId('search', 'jonas'),
      member_id: memberId('jonas'),
      name: null,
      filters: JSON.stringify({ teaches: 'Guitar' }),
      created_at: before(now, 3 * day),
      due_at: now,
    },
  ];
}

/** The skill that the first demo account follows. */
export function followedSkillRows(now: Date): Insertable<FollowedSkillTable>[] {
  return [{ member_id: memberId('jonas'), skill_id: skillId('Sourdough'), created_at: before(now, 3 * day) }];
}
