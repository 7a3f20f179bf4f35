import type { NotificationDetails } from '../../../db/tables/notifications.ts';
import { newsWords } from '../../notifications/kinds/news.ts';
import { differingFields } from '../event-fields.ts';
import type { EventPatch } from '../repository.ts';
import type { SeriesDate } from '../series/series.ts';

type Changes = Pick<NotificationDetails, 'titleWas' | 'changes'>;

/** Other words are often corrected right after: one email has all corrections. */
const wordsAfterSeconds = 5 * 60;

/** Returns the changes that participants are notified of; null without any, as for another size or waitlist. */
export function changesIn(before: SeriesDate, patch: EventPatch, newSkills: readonly string[] | null): Changes | null {
  const changed = differingFields(before, patch);
  const isMoved = [patch.start_time, patch.end_time].join() !== [before.start_time, before.end_time].join();
  const changes = {
    ...(isMoved && { time: true }),
    ...Object.fromEntries(
      changed.filter((name) => name in newsWords && name !== 'language').map((name) => [name, true]),
    ),
    ...(newSkills !== null && { skills: [...new Set(newSkills)] }),
    // Nobody needs to know that the host no longer names a language.
    ...(changed.includes('language') && patch.language && { language: patch.language }),
  };
  const titleWas = changed.includes('title') ? { titleWas: before.title } : {};
  return Object.keys({ ...changes, ...titleWas }).length === 0 ? null : { ...titleWas, changes };
}

/** Returns how long the email about changes waits for further ones: none for those that members need to come. */
export function emailDelayOf({ changes: { time, link } = {} }: Changes): number {
  return time || link ? 0 : wordsAfterSeconds;
}
