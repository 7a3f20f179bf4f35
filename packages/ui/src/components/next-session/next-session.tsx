import type { Session } from '@skill-exchange/api-client/types';
import { useId } from 'react';
import { clockTime, slotWords } from '../../lib/clock-times.ts';
import { cityOf, localTimeZone } from '../../lib/date-time.ts';
import { displayName } from '../../lib/display-name.ts';
import { sessionEnd } from '../../lib/session-length.ts';
import { sidesOf } from '../../lib/session-sides.ts';
import { startsIn } from '../../lib/starts-in.ts';
import { useNow } from '../../lib/use-now.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { TextLink } from '../../primitives/link/link.tsx';
import { NameLink } from '../../primitives/link/name-link.tsx';
import { Dovetail } from '../dovetail/dovetail.tsx';
import { JoinLink } from '../join-link/join-link.tsx';
import { HomeCard } from '../member-home/member-home.tsx';

interface NextSessionProps {
  session: Session;
  /** The session after it. */
  following?: Session | undefined;
  /** One of the session's members. */
  memberId: string;
  otherHref: string;
  /** The session's own page. */
  href: string;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** The member's next session: partner, swap, times in both zones, and Join, which is filled once it is near. */
export function NextSession(props: NextSessionProps) {
  const { session, following, memberId, otherHref, href, timeZone = localTimeZone() } = props;
  const nameId = useId();
  const now = useNow();
  const { other, mine, theirs } = sidesOf(session, memberId);
  const start = startsIn(session.date, sessionEnd(session), now, timeZone);
  return (
    <HomeCard
      title="Your next session"
      mark={start === null ? null : <Badge tone={start.isNear ? 'teach' : 'neutral'}>{start.words}</Badge>}
    >
      <div className="flex items-center gap-4 px-5 pt-2 pb-5">
        <Avatar id={other._id} name={other.name} src={other.photo} size="lg" decorative />
        <p id={nameId} dir="auto" className="type-h3 min-w-0 wrap-anywhere">
          <NameLink href={otherHref}>{displayName(other.name)}</NameLink>
        </p>
      </div>
      <Dovetail
        teach={{ term: 'You teach', skills: mine ? [mine.name] : [] }}
        learn={{ term: 'You learn', skills: theirs ? [theirs.name] : [] }}
      />
      <div className="grid gap-4 p-5">
        <Clocks session={session} timeZone={timeZone} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {session.link ? (
            <JoinLink
              href={session.link}
              isNear={start?.isNear ?? false}
              isQuiet
              aria-describedby={nameId}
              className="border border-line-strong"
            >
              Join Session
            </JoinLink>
          ) : null}
          <TextLink href={href} aria-describedby={nameId}>
            Open session
          </TextLink>
        </div>
        {following ? <p className="text-small text-ink-2">{followingWords(following, memberId, timeZone)}</p> : null}
      </div>
    </HomeCard>
  );
}

/** As on the session's page, whose code would make this page heavier: the own day, then both clocks alike. */
function Clocks({ session, timeZone }: { session: Session; timeZone: string }) {
  const { date } = session;
  const minutes = (sessionEnd(session) - Date.parse(date)) / 60_000;
  const own = clockTime(date, minutes, timeZone);
  const utc = clockTime(date, minutes, 'UTC');
  if (!own || !utc) return null;
  return (
    <div className="grid gap-3">
      <p className="type-h4">
        <time dateTime={date}>{own.day}</time>
      </p>
      <dl className="grid grid-cols-2 gap-px overflow-clip rounded-ctl border border-line bg-line">
        <Clock label={`Your time (${cityOf(timeZone)})`} time={own.time} />
        <Clock label="UTC" time={own.shortDay === utc.shortDay ? utc.time : `${utc.shortDay}, ${utc.time}`} />
      </dl>
    </div>
  );
}

function Clock({ label, time }: { label: string; time: string }) {
  return (
    <div className="bg-surface px-3 py-2.5">
      <dt className="text-cap text-ink-2">{label}</dt>
      <dd className="font-semibold">{time}</dd>
    </div>
  );
}

function followingWords(session: Session, memberId: string, timeZone: string): string {
  const { day, own, utc } = slotWords(session.date, timeZone);
  return `Then: ${displayName(sidesOf(session, memberId).other.name)}, ${day}, ${own} (${utc})`;
}
