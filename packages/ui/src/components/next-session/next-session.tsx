import { t } from '@lingui/core/macro';
import type { Session } from '@skill-exchange/api-client/types';
import { useId } from 'react';
import { sessionEnd } from '../../lib/sessions/session-length.ts';
import { sidesOf } from '../../lib/sessions/session-sides.ts';
import { sessionStanding } from '../../lib/sessions/session-state.ts';
import { displayName } from '../../lib/texts/display-name.ts';
import { localTimeZone } from '../../lib/time/date-time.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { TextLink } from '../../primitives/link/link.tsx';
import { NameLink } from '../../primitives/link/name-link.tsx';
import { Dovetail } from '../dovetail/dovetail.tsx';
import { JoinLink } from '../join-link/join-link.tsx';
import { HomeCard } from '../member-home/member-home.tsx';
import { StatePill } from '../session-view/state-pill.tsx';
import { type Following, FollowingLine, NextClocks } from './next-clocks.tsx';

interface NextSessionProps {
  session: Session;
  /** The session or event after it. */
  following?: Following | undefined;
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
  const standing = sessionStanding(session, memberId, { now, timeZone });
  const { start } = standing;
  return (
    <HomeCard
      title={t`Your next session`}
      mark={start === null ? null : <Badge tone={start.isNear ? 'teach' : 'neutral'}>{start.words}</Badge>}
    >
      <div className="flex items-center gap-4 px-5 pt-2 pb-5">
        <Avatar id={other._id} name={other.name} src={other.photo} size="lg" decorative />
        <div className="min-w-0">
          <p id={nameId} dir="auto" className="type-h3 wrap-anywhere">
            <NameLink href={otherHref}>{displayName(other.name)}</NameLink>
          </p>
          {session.waitingFor === undefined ? null : <StatePill standing={standing} className="mt-1" />}
        </div>
      </div>
      <Dovetail
        teach={{ term: t`You teach`, skills: mine ? [mine.name] : [] }}
        learn={{ term: t`You learn`, skills: theirs ? [theirs.name] : [] }}
      />
      <div className="grid gap-4 p-5">
        <NextClocks start={session.date} end={sessionEnd(session)} timeZone={timeZone} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {session.link ? (
            <JoinLink
              href={session.link}
              isNear={start?.isNear ?? false}
              isQuiet
              aria-describedby={nameId}
              className="border border-line-strong"
            >
              {t`Join Session`}
            </JoinLink>
          ) : (
            <span>{t`No link yet`}</span>
          )}
          <TextLink variant="row" href={href} aria-describedby={nameId}>
            {t`Open session`}
          </TextLink>
        </div>
        <FollowingLine following={following} timeZone={timeZone} />
      </div>
    </HomeCard>
  );
}
