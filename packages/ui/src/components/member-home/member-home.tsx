import type { Session } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { displayName } from '../../lib/display-name.ts';
import { sessionEnd } from '../../lib/session-length.ts';
import { startsIn } from '../../lib/starts-in.ts';
import { useNow } from '../../lib/use-now.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { NameLink } from '../../primitives/link/name-link.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { LoadingStatus } from '../../primitives/loading-status/loading-status.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { EventWhen } from '../event-when/event-when.tsx';
import { JoinLink } from '../join-link/join-link.tsx';
import { consentOf, consentWords } from '../session-card/consent.ts';
import { sidesOf } from '../session-card/session-sides.ts';

interface MemberHomeProps extends ComponentProps<'section'> {
  /** The member's name. */
  name: string;
}

/** What waits for a member, above everything else: a greeting and `HomePart`s. */
export function MemberHome({ name, className, children, ...rest }: MemberHomeProps) {
  const id = useId();
  const [firstName = name] = displayName(name).split(' ');
  return (
    <section data-slot="member-home" aria-labelledby={id} className={cx('page-wrap pt-10', className)} {...rest}>
      <h2 id={id} className="type-h2 wrap-anywhere">
        Good to see you, {firstName}
      </h2>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">{children}</div>
    </section>
  );
}

interface HomePartProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
}

/** A part of the members' home. In two columns it is as tall in each of its states. */
export function HomePart({ title, className, children, ...rest }: HomePartProps) {
  const id = useId();
  return (
    <section
      data-slot="home-part"
      aria-labelledby={id}
      className={cx('flex min-w-0 flex-col lg:min-h-67', className)}
      {...rest}
    >
      <h3 id={id} className="type-h4 mb-4">
        {title}
      </h3>
      {children}
    </section>
  );
}

interface HomePartSkeletonProps {
  label: string;
  /** As high as a `NextSession`, or as rows. */
  of?: 'session' | 'rows' | 'row';
}

const skeletonHeights = { session: 'h-78 sm:h-54', rows: 'h-50', row: 'h-21 sm:h-16.5' };

export function HomePartSkeleton({ label, of = 'rows' }: HomePartSkeletonProps) {
  return (
    <LoadingStatus label={label} labelHidden>
      <Skeleton shape="block" className={cx('rounded-card', skeletonHeights[of])} />
    </LoadingStatus>
  );
}

/** Rows of a part; each child is a `HomeRow`. */
export function HomeRows({ className, ...rest }: ComponentProps<'ul'>) {
  return (
    <ul
      data-slot="home-rows"
      className={cx('divide-y divide-line overflow-hidden rounded-card border border-line bg-surface', className)}
      {...rest}
    />
  );
}

interface HomeRowProps {
  href: string;
  title: string;
  detail?: string;
  /** An avatar. */
  start?: ReactNode;
  /** What there is to do, in a word or two: '2 requests'. */
  mark?: string;
}

/** A row that is a link as a whole. */
export function HomeRow({ href, title, detail, start, mark }: HomeRowProps) {
  const Link = useLink();
  return (
    <li>
      <Link
        href={href}
        className={cx(
          'flex min-h-16 items-center gap-4 px-4 py-3 text-ink no-underline transition-colors sm:px-5',
          'hover:bg-sunken focus-visible:-outline-offset-2 active:bg-line',
        )}
      >
        {start}
        <span className="flex min-w-0 flex-1 flex-col items-start gap-x-4 gap-y-1.5 sm:flex-row sm:items-center">
          <span className="max-w-full min-w-0 sm:flex-1">
            <span dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
              {title}
            </span>
            {detail ? <span className="block text-small text-ink-2 wrap-anywhere">{detail}</span> : null}
          </span>
          {mark ? (
            <Badge tone="learn" className="flex-none">
              {mark}
            </Badge>
          ) : null}
        </span>
        <ArrowRight aria-hidden="true" className="size-5 flex-none text-ink-2 rtl:-scale-x-100" />
      </Link>
    </li>
  );
}

interface NextSessionProps {
  session: Session;
  /** One of the session's two. */
  memberId: string;
  otherHref: string;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** The member's next session: with whom, how soon, whose answer it waits for, and Join, which is loud once it is near. */
export function NextSession({ session, memberId, otherHref, timeZone }: NextSessionProps) {
  const nameId = useId();
  const { date, link } = session;
  const { other, mine, theirs } = sidesOf(session, memberId);
  const start = startsIn(date, sessionEnd(session), useNow(), timeZone);
  const { turn } = consentOf(session, memberId);
  const skills = [theirs && `You learn ${theirs.name}`, mine && `You teach ${mine.name}`].filter(Boolean);
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-5">
      <div className="flex items-center gap-3.5">
        <Avatar id={other._id} name={other.name} src={other.photo} decorative />
        <div className="min-w-0">
          <p id={nameId} dir="auto" className="font-semibold wrap-anywhere">
            <NameLink href={otherHref}>{displayName(other.name)}</NameLink>
          </p>
          <p className="text-small text-ink-2 wrap-anywhere">{skills.join(' · ')}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="grid gap-2">
          {start === null ? null : <p className="type-h4">{start.words}</p>}
          {turn === 'nobody' ? null : (
            <Badge tone={turn === 'mine' ? 'learn' : 'neutral'} className="justify-self-start whitespace-normal!">
              {consentWords(session, memberId)}
            </Badge>
          )}
          <EventWhen start={date} timeZone={timeZone} />
        </div>
        {link ? (
          <JoinLink href={link} isNear={start?.isNear ?? false} aria-describedby={nameId}>
            Join Session
          </JoinLink>
        ) : null}
      </div>
    </Card>
  );
}
