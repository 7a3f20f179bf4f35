import type { Event } from '@skill-exchange/api-client/types';
import { formatDate, localTimeZone, twoClocks } from '@skill-exchange/ui/lib/date-time';
import { languageName } from '@skill-exchange/ui/lib/language-names';
import { TextLink } from '@skill-exchange/ui/primitives/link';
import { Fact } from './fact.tsx';

/** The current values that a host can change. */
export function EventFacts({ event }: { event: Event }) {
  const { start_time, end_time, link, max_participants, current_participants_count, language, series } = event;
  const firstDay = formatDate(start_time, localTimeZone());
  const lastDay = formatDate(end_time, localTimeZone());
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-1">
      <Fact term="Date">{firstDay}</Fact>
      {series ? <Fact term="Repeats">{`${series.words}, date ${series.position} of ${series.dates}`}</Fact> : null}
      <Fact term="Start time">
        <Clock instant={start_time} />
      </Fact>
      <Fact term="End time">
        <Clock instant={end_time} />
        {lastDay === firstDay ? null : <span className="block text-small text-ink-2">{`on ${lastDay}`}</span>}
      </Fact>
      <Fact term="Link">
        {link ? (
          <TextLink href={link} target="_blank" rel="noopener noreferrer">
            {link}
          </TextLink>
        ) : (
          <span className="text-ink-2">No link yet. Participants will look for it here.</span>
        )}
      </Fact>
      <Fact term="Max participants">
        <span>{max_participants}</span>
        <span className="text-ink-2">{` · ${current_participants_count} enrolled`}</span>
      </Fact>
      {language === undefined ? null : <Fact term="Language">{languageName(language)}</Fact>}
    </dl>
  );
}

function Clock({ instant }: { instant: string }) {
  const { own, utc } = twoClocks(instant);
  return (
    <time dateTime={instant}>
      {own ? <span>{`${own} · `}</span> : null}
      <span>{utc}</span>
    </time>
  );
}
