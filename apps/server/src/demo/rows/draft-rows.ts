import type { EventDraft } from '@skill-exchange/api-client/types';
import type { Insertable } from 'kysely';
import type { EventDraftTable } from '../../db/tables/events.ts';
import { before, day, hour } from '../demo-calendar.ts';
import { demoId, memberId } from '../demo-identity.ts';

/** A half-filled form of the first demo account. */
const content: EventDraft = {
  title: 'Your first script: rename a thousand files',
  description: 'We write ten lines of Python together, and you never rename a file by hand again. Bring',
  skills: ['Python'],
  start_time: '18:30',
  max_participants: 8,
};

export function draftRows(now: Date): Insertable<EventDraftTable>[] {
  return [
    {
      id: demoId('draft', 'jonas'),
      member_id: memberId('jonas'),
      content: JSON.stringify(content),
      created_at: before(now, day),
      changed_at: before(now, 2 * hour),
    },
  ];
}
