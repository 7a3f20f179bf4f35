import type { EventDraft } from '@skill-exchange/ui/lib/events/event-fields';
import { readSkills } from '../../../lib/search/stored-skills.ts';
import { isRecord } from '../../../lib/storage/parse-stored.ts';

/**
 * Parses the stored values of a form, with those before for fields that an older version of the app lacks; undefined for anything
 * else.
 */
export function readTyped(stored: unknown, before: EventDraft): EventDraft | undefined {
  if (!isRecord(stored) || stored.title === undefined || !Array.isArray(stored.skills)) return undefined;
  const values = Object.entries(before).map(([name, value]) => [name, stored[name] ?? value] as const);
  if (values.some(([name, value]) => typeof value !== typeof before[name as keyof EventDraft])) return undefined;
  return { ...(Object.fromEntries(values) as EventDraft), skills: readSkills(stored.skills) };
}
