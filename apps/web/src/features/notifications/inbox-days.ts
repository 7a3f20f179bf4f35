import { localDay } from '@skill-exchange/ui/lib/time/local-time';
import type { InboxRow } from './one-row-an-event.ts';

/** The rows of one local day. */
type InboxDay = { label: string; rows: InboxRow[] };

/** Groups rows, latest first, by local day. `now` is in milliseconds since 1970. */
export function inboxDays(rows: readonly InboxRow[], now: number): InboxDay[] {
  const days: InboxDay[] = [];
  for (const row of rows) {
    const label = localDay(row.notification.at, now);
    const last = days.at(-1);
    if (last?.label === label) last.rows.push(row);
    else days.push({ label, rows: [row] });
  }
  return days;
}
