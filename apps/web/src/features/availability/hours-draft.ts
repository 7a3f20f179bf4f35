import type { AvailabilityDraft } from '@skill-exchange/ui/components/availability-form';
import { isRecord, readTexts } from '../../lib/storage/parse-stored.ts';

/** Parses a stored draft of the form; undefined if it does not fit. */
export function readHoursDraft(stored: unknown): AvailabilityDraft | undefined {
  const texts = readTexts(stored, ['timeZone', 'nextDayOff', 'bufferMinutes', 'noticeHours', 'maxPerWeek']);
  if (texts === undefined || !isRecord(stored)) return undefined;
  const { days, daysOff } = stored;
  if (!Array.isArray(days) || days.length !== 7 || !Array.isArray(daysOff)) return undefined;
  return {
    ...texts,
    // Drafts of an older version lack it.
    lastDayOff: readTexts(stored, ['lastDayOff'])?.lastDayOff ?? '',
    days: days.map((day) => ({ hours: readHours(day) })),
    daysOff: daysOff.filter((day) => typeof day === 'string'),
  };
}

function readHours(day: unknown): { from: string; to: string }[] {
  if (!isRecord(day) || !Array.isArray(day.hours)) return [];
  return day.hours.map((hours) => readTexts(hours, ['from', 'to'])).filter((hours) => hours !== undefined);
}
