import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { MemberRef, Need as NeedRow, Person, Session, SkillRef } from '@skill-exchange/api-client/types';
import { Children, type ReactNode, useState } from 'react';
import { sidesOf } from '../../lib/sessions/session-sides.ts';
import { sessionStanding } from '../../lib/sessions/session-state.ts';
import { skillName } from '../../lib/skill-name.ts';
import { displayName, firstName } from '../../lib/texts/display-name.ts';
import { i18n } from '../../lib/texts/i18n.ts';
import { localTimeZone } from '../../lib/time/date-time.ts';
import { localDayTime } from '../../lib/time/local-time.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button, ButtonLink } from '../../primitives/button/button.tsx';
import { TextLink } from '../../primitives/link/link.tsx';
import { NameLink } from '../../primitives/link/name-link.tsx';
import { HomeCard } from '../member-home/member-home.tsx';
import { StarRadios } from './star-radios.tsx';

interface NeedsYouProps {
  /** The number of pending tasks; undefined while loading. */
  count: number | undefined;
  children: ReactNode;
}

/** A member's pending tasks, answered in place: `ProposalNeed`, `RequestNeed`, `ReviewNeed`, and `LinkNeed` for the rest. */
export function NeedsYou({ count, children }: NeedsYouProps) {
  return (
    <HomeCard title={t`Needs you`} count={count ? <Badge tone="count">{count}</Badge> : null}>
      {count === 0 ? <p className="px-5 pb-5 text-ink-2">{t`No one is waiting for your answer.`}</p> : children}
    </HomeCard>
  );
}

/** Tasks that a list shows before the rest is asked for. */
const first = 3;

/** The first tasks, and a button that shows the rest. */
export function NeedList({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const needs = Children.toArray(children);
  return (
    <>
      <ul className="divide-y divide-line">{isOpen ? needs : needs.slice(0, first)}</ul>
      {isOpen || needs.length <= first ? null : (
        <div className="border-t border-line px-5 py-3">
          <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
            {t`Show all ${{ count: needs.length }}`}
          </Button>
        </div>
      )}
    </>
  );
}

interface NeedProps {
  member: MemberRef | undefined;
  title: string;
  href: string;
  detail?: string | undefined;
  children: ReactNode;
}

function Need({ member, title, href, detail, children }: NeedProps) {
  return (
    <li className="grid gap-3 px-5 py-4">
      <div className="flex items-center gap-4">
        {member ? <Avatar id={member._id} name={member.name} src={member.photo} decorative /> : null}
        <div className="min-w-0">
          <h3 className="type-h4 wrap-anywhere">
            <NameLink href={href}>{title}</NameLink>
          </h3>
          {detail ? <p className="text-small text-ink-2 wrap-anywhere">{detail}</p> : null}
        </div>
      </div>
      {children}
    </li>
  );
}

interface ProposalNeedProps {
  session: Session;
  memberId: string;
  /** The session's page. */
  href: string;
  /** The actions of the member who has to answer. */
  children: ReactNode;
}

/** A session that another member proposes or wants to move, with its answers. */
export function ProposalNeed({ session, memberId, href, children }: ProposalNeedProps) {
  const { other, mine, theirs } = sidesOf(session, memberId);
  const title = sessionStanding(session, memberId, { now: useNow() }).question ?? '';
  return (
    <Need member={other} title={title} href={href} detail={swapWords(theirs, mine)}>
      {children}
    </Need>
  );
}

/** Returns 'Portuguese for SQL', or the one skill that is known. */
function swapWords(theirs: SkillRef | null, mine: SkillRef | null): string | undefined {
  const [learned, taught] = [theirs && skillName(theirs.name), mine && skillName(mine.name)];
  return learned && taught ? t`${learned} for ${taught}` : learned || taught || undefined;
}

interface RequestNeedProps {
  title: string;
  /** Members who have requested to join, first request first. */
  people: readonly Person[];
  freePlaces: number;
  /** The event's page, with all requests. */
  href: string;
  pending: 'approve' | 'decline' | undefined;
  onApprove: (person: Person) => void;
  onDecline: (person: Person) => void;
}

/** Requests to join one of the member's events. The first one is answered here. */
export function RequestNeed({ title, people, freePlaces, href, pending, onApprove, onDecline }: RequestNeedProps) {
  const [first] = people;
  if (first === undefined) return null;
  const name = displayName(first.name);
  const called = firstName(first.name);
  const places = plural(freePlaces, { one: '# place left', other: '# places left' });
  return (
    <Need
      member={first}
      title={
        people.length === 1
          ? t`${name} wants to join “${title}”`
          : plural(people.length, { other: `# want to join “${title}”` })
      }
      href={href}
      detail={people.length === 1 ? places : `${places} · ${t`${{ firstName: called }} asked first`}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="sm"
          variant="secondary"
          disabled={freePlaces === 0 || pending === 'decline'}
          pending={pending === 'approve'}
          pendingLabel={t`Approving...`}
          onClick={() => onApprove(first)}
        >
          {t`Approve ${{ firstName: called }}`}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={t`Decline ${{ firstName: called }}`}
          disabled={pending === 'approve'}
          pending={pending === 'decline'}
          pendingLabel={t`Declining...`}
          onClick={() => onDecline(first)}
        >
          {t`Decline`}
        </Button>
        {people.length > 1 ? (
          <TextLink variant="row" href={href}>{t`See all ${{ count: people.length }}`}</TextLink>
        ) : null}
      </div>
    </Need>
  );
}

interface ReviewNeedProps {
  session: Session;
  memberId: string;
  /** The session's page. */
  href: string;
  /** Opens the review with this rating. */
  onRate: (rating: number) => void;
}

/** A session that the member has not reviewed. */
export function ReviewNeed({ session, memberId, href, onRate }: ReviewNeedProps) {
  const { other, mine, theirs } = sidesOf(session, memberId);
  const title = sessionStanding(session, memberId, { now: useNow() }).question ?? '';
  return (
    <Need member={other} title={title} href={href} detail={swapWords(theirs, mine)}>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <StarRadios label={title} onRate={onRate} />
        {session.attendance?.canAnswer ? (
          <TextLink variant="quiet" href={href} className="py-2">
            {t`It didn’t take place`}
          </TextLink>
        ) : null}
      </div>
    </Need>
  );
}

interface LinkNeedProps {
  need: NeedRow;
  href: string;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** Something that waits for the member, answered on its own page. */
export function LinkNeed({ need, href, timeZone = localTimeZone() }: LinkNeedProps) {
  const { kind, title, actor, endsAt, startsAt } = need;
  const { action = open, until = untilWords, saysStart = false } = links[kind] ?? {};
  const ends = endsAt && until(localDayTime(endsAt, timeZone));
  const starts = startsAt && (saysStart || !ends) && localDayTime(startsAt, timeZone);
  return (
    <Need member={actor} title={title} href={href} detail={[starts, ends].filter(Boolean).join(' · ')}>
      <ButtonLink href={href} size="sm" variant="secondary" className="justify-self-start">
        {i18n._(action)}
      </ButtonLink>
    </Need>
  );
}

const open = msg({ message: 'Open', context: 'verb' });
const answer = msg({ message: 'Answer', comment: 'A button: the member answers.' });
const read = msg({ message: 'Read', comment: 'A button: the member reads what was written.' });
const review = msg({ message: 'Review', comment: 'A button: the member writes a review.' });

const untilWords = (when: string) => t`Until ${when}`;
const answerBy = (when: string) => t`Answer by ${when}`;
const openUntil = (when: string) => t`Open until ${when}`;
const ends = (when: string) => t`Ends ${when}`;
const yoursUntil = (when: string) => t`Yours until ${when}`;

interface LinkWords {
  action: MessageDescriptor;
  until?: (when: string) => string;
  /** Says the start beside the end: several dates of a series can wait. */
  saysStart?: boolean;
}

/** What the member does, and the words about the end. A server may have kinds that are not here. */
const links: Partial<Record<string, LinkWords>> = {
  sessionAnswer: { action: answer, until: answerBy },
  ringAnswer: { action: answer, until: answerBy },
  ringReplacement: { action: msg`Ask somebody else`, until: openUntil },
  ringLessons: { action: msg`Plan lessons` },
  cohostAnswer: { action: answer, until: ends },
  hostingAnswer: { action: answer, until: ends },
  placeOffered: { action: msg`Take the place`, until: yoursUntil, saysStart: true },
  eventRequests: { action: msg`See requests`, until: ends },
  checkIn: { action: msg`Check in`, until: openUntil },
  sessionReview: { action: review },
  eventReview: { action: review },
  messageRequests: { action: read },
  reportAnswer: { action: read },
  cases: { action: msg`Open cases` },
  joinRequests: { action: msg`Decide` },
  confirmAddress: { action: msg`Confirm` },
};
