import type { Insertable } from 'kysely';
import type { CaseTable, ReportTable } from '../../db/tables/moderation.ts';
import { before, hour } from '../demo-calendar.ts';
import { demoId, memberId } from '../demo-identity.ts';
import { eventRows } from './event-rows.ts';

const reportedTitle = 'Redesign a terrible form together';

/** Returns the open case of the demo: an event that two members reported. */
export function moderationRows(now: Date): {
  case: Insertable<CaseTable>;
  reports: Insertable<ReportTable>[];
} {
  const event = eventRows(now).find(({ title }) => title === reportedTitle);
  if (event?.id === undefined) throw new Error(`events.json has no "${reportedTitle}".`);
  const id = demoId('case', event.id);
  const about = { case_id: id, reported_id: event.host_id };
  const content = JSON.stringify({ title: event.title, text: event.description });
  const report = (key: string, reason: string, hoursAgo: number) => {
    const created_at = before(now, hoursAgo * hour);
    return { id: demoId('report', key), ...about, reporter_id: memberId(key), reason, content, created_at };
  };
  return {
    case: { id, kind: 'event', target_id: event.id, member_id: event.host_id, opened_at: before(now, 20 * hour) },
    reports: [
      report('luc', 'The description names a real office and makes fun of the people there.', 20),
      report('desmond', 'I know whose form that is, and they did not agree to this.', 7),
    ],
  };
}
