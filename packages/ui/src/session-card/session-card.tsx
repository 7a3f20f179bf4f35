import type { Session } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarX from 'lucide-react/icons/calendar-x-2';
import Check from 'lucide-react/icons/check';
import Video from 'lucide-react/icons/video';
import { type ComponentProps, useId, useState } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { shownName } from '../avatar/shown-name.ts';
import { Banner } from '../banner/banner.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Chip } from '../chip/chip.tsx';
import { EventWhen } from '../event-when/event-when.tsx';
import { useLink } from '../link-context/link-context.tsx';
import { useLater } from '../when-idle/use-later.ts';
import { sidesOf } from './session-sides.ts';

/** Most cards are read only. */
const loadQuestion = () => import('./cancel-question.tsx');

interface SessionCardProps extends ComponentProps<'article'> {
  session: Session;
  /** Who looks at it: one of its two members. */
  memberId: string;
  onEdit: (session: Session) => void;
  /** The member has confirmed. */
  onCancel: (session: Session) => void;
  onReview: (session: Session) => void;
  /** The cancellation is on its way. */
  cancelling?: boolean | undefined;
  /** The other member's profile; without it their name is not a link. */
  otherHref?: string | undefined;
  headingLevel?: 2 | 3;
  /** The reader's IANA time zone; the browser's own unless a story fixes one. */
  timeZone?: string | undefined;
}

/** A swap between two members: with whom, what goes each way, when, and what can be done about it. */
export function SessionCard(props: SessionCardProps) {
  const { session, memberId, otherHref, headingLevel = 3, timeZone, ...rest } = props;
  const { onEdit, onCancel, onReview, cancelling = false, className, ...article } = rest;
  const nameId = useId();
  const Link = useLink();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { other, mine, theirs, isReviewed } = sidesOf(session, memberId);
  const name = shownName(other.name);
  return (
    <Card
      as="article"
      className={cx('flex h-full min-w-0 flex-col gap-4.5 p-5', className)}
      data-status={session.status}
      aria-labelledby={nameId}
      {...article}
    >
      <header className="flex items-center gap-3.5">
        <Avatar id={other._id} name={other.name} src={other.photo} decorative />
        <div className="min-w-0">
          <p className="text-cap text-ink-2">Session with</p>
          <Heading id={nameId} className="type-h4 wrap-anywhere">
            {otherHref ? (
              <Link href={otherHref} className="rounded-chip underline-offset-3 hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </Heading>
        </div>
      </header>
      {mine || theirs ? (
        <dl className="grid gap-1.5 text-small">
          {mine ? <Side term="You teach" kind="teach" skill={mine.name} /> : null}
          {theirs ? <Side term="You learn" kind="learn" skill={theirs.name} /> : null}
        </dl>
      ) : null}
      <EventWhen start={session.date} timeZone={timeZone} />
      <div className="@container mt-auto grid gap-3">
        {session.status === 'Scheduled' ? (
          <ScheduledActions
            session={session}
            nameId={nameId}
            cancelling={cancelling}
            onEdit={onEdit}
            onCancel={onCancel}
          />
        ) : null}
        {session.status === 'Completed' ? (
          <>
            <Banner tone="teach">
              <CalendarCheck aria-hidden="true" />
              Session Completed
            </Banner>
            {isReviewed ? (
              <p className="flex min-h-11 items-center gap-2 text-small font-semibold text-ink-2">
                <Check aria-hidden="true" className="size-5" />
                Review Submitted
              </p>
            ) : (
              <Button size="sm" aria-describedby={nameId} onClick={() => onReview(session)}>
                Review Session
              </Button>
            )}
          </>
        ) : null}
        {session.status === 'Cancelled' ? (
          <Banner tone="danger">
            <CalendarX aria-hidden="true" />
            Session Canceled
          </Banner>
        ) : null}
      </div>
    </Card>
  );
}

/** One half of the swap. */
function Side({ term, kind, skill }: { term: string; kind: 'teach' | 'learn'; skill: string }) {
  return (
    <div className="flex items-center gap-3">
      <dt className="w-18 shrink-0 text-ink-2">{term}</dt>
      <dd className="flex min-w-0">
        <Chip kind={kind}>{skill}</Chip>
      </dd>
    </div>
  );
}

interface ScheduledActionsProps extends Pick<SessionCardProps, 'session' | 'onEdit' | 'onCancel'> {
  nameId: string;
  cancelling: boolean;
}

function ScheduledActions({ session, nameId, cancelling, onEdit, onCancel }: ScheduledActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const [question, fetchQuestion] = useLater(loadQuestion);
  return (
    <div className="flex flex-wrap gap-1">
      {session.link ? (
        <ButtonLink
          href={session.link}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={nameId}
          size="sm"
        >
          {/* Where the three would not fit in one row with it. */}
          <Video aria-hidden="true" className="@max-[294px]:hidden" />
          Join Session
        </ButtonLink>
      ) : null}
      <Button variant="secondary" size="sm" aria-describedby={nameId} onClick={() => onEdit(session)}>
        Edit
      </Button>
      <Button
        variant="danger-quiet"
        size="sm"
        aria-describedby={nameId}
        aria-haspopup="dialog"
        aria-expanded={isAsking}
        pending={cancelling}
        pendingLabel="Canceling..."
        onClick={() => void fetchQuestion().then(setAsking)}
      >
        Cancel
      </Button>
      {question === undefined ? null : (
        <question.CancelQuestion
          open={isAsking}
          onOpenChange={setAsking}
          onConfirm={() => {
            setAsking(false);
            onCancel(session);
          }}
        />
      )}
    </div>
  );
}
