import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { useId } from 'react';
import { eventStateWords } from '../../lib/events/event-standing.ts';
import { displayName } from '../../lib/texts/display-name.ts';
import { localTimeZone } from '../../lib/time/date-time.ts';
import { startsIn } from '../../lib/time/starts-in.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { TextLink } from '../../primitives/link/link.tsx';
import { NameLink } from '../../primitives/link/name-link.tsx';
import { CohostNames } from '../cohost-names/cohost-names.tsx';
import { JoinLink } from '../join-link/join-link.tsx';
import { HomeCard } from '../member-home/member-home.tsx';
import { type Following, FollowingLine, NextClocks } from '../next-session/next-clocks.tsx';

interface NextEventProps {
  event: Event;
  /** The session or event after it. */
  following?: Following | undefined;
  /** The viewer hosts or co-hosts it. */
  isHost: boolean;
  /** The event's own page. */
  href: string;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** The member's next event: title, host, times in both zones, and Join, which is filled once it is near. */
export function NextEvent({ event, following, isHost, href, timeZone = localTimeZone() }: NextEventProps) {
  const titleId = useId();
  const end = Date.parse(event.end_time);
  const start = startsIn(event.start_time, end, useNow(), timeZone);
  const hosts = (
    <>
      <b dir="auto" className="font-semibold">
        {displayName(event.host_name)}
      </b>
      <CohostNames event={event} />
    </>
  );
  return (
    <HomeCard
      title={t`Your next event`}
      mark={start === null ? null : <Badge tone={start.isNear ? 'teach' : 'neutral'}>{start.words}</Badge>}
    >
      <div className="grid gap-1 px-5 pt-2">
        <p id={titleId} dir="auto" className="type-h3 min-w-0 wrap-anywhere">
          <NameLink href={href}>{event.title}</NameLink>
        </p>
        <p className="text-small text-ink-2 wrap-anywhere">
          {isHost ? eventStateWords.host : <Trans>Hosted by {hosts}</Trans>}
        </p>
      </div>
      <div className="grid gap-4 p-5">
        <NextClocks start={event.start_time} end={end} timeZone={timeZone} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {event.link ? (
            <JoinLink
              href={event.link}
              isNear={start?.isNear ?? false}
              isQuiet
              aria-describedby={titleId}
              className="border border-line-strong"
            >
              {t`Join Meeting`}
            </JoinLink>
          ) : null}
          <TextLink href={href} variant="row" aria-describedby={titleId}>
            {t`Open event`}
          </TextLink>
        </div>
        <FollowingLine following={following} timeZone={timeZone} />
      </div>
    </HomeCard>
  );
}
