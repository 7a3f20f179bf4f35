import { msg, plural, t } from '@lingui/core/macro';
import type { EventDatesChanged } from '@skill-exchange/api-client/types';
import { wordOfField } from '@skill-exchange/ui/lib/events/event-fields';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { andList } from '@skill-exchange/ui/lib/texts/list-words';
import { formatShortDay, localTimeZone } from '@skill-exchange/ui/lib/time/date-time';

/** A newer backend may name another field. */
const wordOf = (field: string) =>
  i18n._(wordOfField(field) ?? (field === 'signUpsClosed' ? msg`state of sign-ups` : msg`details`));

/** Returns which dates of a series a change reached: '2 of 3 dates changed. Tue, Nov 24 kept its own size.' */
export function keptInWords({ changed, of, kept }: EventDatesChanged): string {
  const each = kept.slice(0, 2).map(({ startsAt, fields }) => {
    const day = formatShortDay(startsAt, localTimeZone());
    const own = andList([...new Set(fields.map(wordOf))]);
    return t`${day} kept its own ${own}.`;
  });
  const more = kept.length > 2 ? [plural(kept.length - 2, { other: '# more did so, too.' })] : [];
  return [plural(of, { other: `${changed} of # dates changed.` }), ...each, ...more].join(' ');
}
