import { t } from '@lingui/core/macro';
import type { Session } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { consentOf } from '../../lib/sessions/session-consent.ts';
import { sidesOf } from '../../lib/sessions/session-sides.ts';
import { canJoin, sessionStanding } from '../../lib/sessions/session-state.ts';
import { skillName } from '../../lib/skill-name.ts';
import { displayName } from '../../lib/texts/display-name.ts';
import { clockTime, isSameClock } from '../../lib/time/clock-times.ts';
import { localTimeZone } from '../../lib/time/date-time.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { JoinLink } from '../join-link/join-link.tsx';
import { ChangeActions } from '../session-view/confirmed-actions.tsx';
import { type ConfirmDialogComponent, useQuestions } from '../session-view/session-questions.tsx';

export interface SessionRowProps {
  session: Session;
  memberId: string;
  /** The session's page. */
  href: string;
  /** The session is shown next to the list with its actions, so the row has none. */
  isShown?: boolean;
  onEdit: (session: Session) => void;
  /** Called after confirmation. */
  onCancel: (session: Session) => void;
  cancelling?: boolean | undefined;
  onReview: (session: Session) => void;
  /** Without it, the server has no proposals. */
  onProposeAgain?: ((session: Session) => void) | undefined;
  ConfirmDialog: ConfirmDialogComponent;
  headingLevel?: 2 | 3 | undefined;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** A session in the list: partner, time and quick actions. Links to the session's page. */
export function SessionRow(props: SessionRowProps) {
  const { session, memberId, href, isShown = false, headingLevel = 3, timeZone } = props;
  const Link = useLink();
  const nameId = useId();
  const { other, mine, theirs } = sidesOf(session, memberId);
  const Name = isShown ? 'span' : (`h${headingLevel}` as const);
  const content = (
    <>
      <Link
        href={href}
        aria-current={isShown || undefined}
        data-slot="session-row-link"
        className={cx(
          'flex items-center gap-4 rounded-lane-teach-lg py-2.5 ps-2.5 pe-2',
          'text-ink no-underline transition-colors hover:bg-sunken focus-visible:-outline-offset-2',
          'aria-[current]:bg-sunken',
        )}
      >
        <Avatar id={other._id} name={other.name} src={other.photo} decorative />
        <span className="min-w-0">
          <Name
            id={nameId}
            dir="auto"
            className="block font-display text-control leading-tight font-bold wrap-anywhere"
          >
            {displayName(other.name)}
          </Name>
          <RowTimes session={session} memberId={memberId} timeZone={timeZone} />
          <Swap teach={mine?.name} learn={theirs?.name} />
        </span>
      </Link>
      {isShown ? null : <RowActions {...props} nameId={nameId} />}
    </>
  );
  // Only one element may be the session's article: the one next to the list, if it is shown there.
  return isShown ? (
    <div>{content}</div>
  ) : (
    <article data-slot="session-row" data-status={session.status} aria-labelledby={nameId}>
      {content}
    </article>
  );
}

function RowTimes(props: Pick<SessionRowProps, 'session' | 'memberId' | 'timeZone'>) {
  const { session, memberId, timeZone = localTimeZone() } = props;
  const { isOpen, offer, turn } = consentOf(session, memberId);
  const time = isOpen && offer ? (offer.times[0] ?? session.date) : session.date;
  if (isOpen && offer && offer.times.length > 1) {
    const words = turn === 'mine' ? toPickWords(offer.times.length) : offeredWords(offer.times.length);
    return <span className="block text-small font-semibold">{words}</span>;
  }
  const own = clockTime(time, undefined, timeZone);
  const utc = clockTime(time, undefined, 'UTC');
  if (!own || !utc) return null;
  const isSame = isSameClock(time, timeZone, 'UTC');
  return (
    <>
      <time dateTime={time} className="block text-small font-semibold">
        {own.day}
      </time>
      <span className="flex flex-wrap gap-x-3 text-small">
        {isSame ? null : <bdi>{t`${{ time: own.time }} your time`}</bdi>}
        <bdi>{t`${{ time: own.shortDay === utc.shortDay ? utc.time : `${utc.shortDay}, ${utc.time}` }} UTC`}</bdi>
      </span>
    </>
  );
}

/** Of the two or three times that a proposal has. */
function toPickWords(count: number): string {
  if (count === 2) return t`Two times to pick from`;
  return count === 3 ? t`Three times to pick from` : t`Some times to pick from`;
}

function offeredWords(count: number): string {
  if (count === 2) return t`You offered two times`;
  return count === 3 ? t`You offered three times` : t`You offered some times`;
}

function Swap({ teach, learn }: { teach: string | undefined; learn: string | undefined }) {
  if (teach === undefined && learn === undefined) return null;
  const isPair = teach !== undefined && learn !== undefined;
  return (
    <dl className="flex flex-wrap gap-x-1 text-small text-ink-2">
      {teach === undefined ? null : (
        <Side term={t`You teach`}>
          <bdi>{skillName(teach)}</bdi>
        </Side>
      )}
      {learn === undefined ? null : (
        <Side term={t`You learn`} before={isPair ? t({ message: 'for', comment: 'Python for Spanish' }) : undefined}>
          <bdi>{skillName(learn)}</bdi>
        </Side>
      )}
    </dl>
  );
}

function Side({ term, before, children }: { term: string; before?: string | undefined; children: ReactNode }) {
  return (
    <div className="relative min-w-0">
      <dt className="sr-only">{term}</dt>
      <dd
        data-before={before && `${before} `}
        className={cx('wrap-anywhere', before && 'before:content-[attr(data-before)]')}
      >
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** Join Session, Edit and Cancel of a confirmed session; text or quick actions for other states. */
function RowActions(props: SessionRowProps & { nameId: string }) {
  const { session, memberId, nameId, timeZone, cancelling = false, ConfirmDialog, onEdit, onCancel } = props;
  const questions = useQuestions({ session, ConfirmDialog, onCancel, onDecline: undefined });
  const now = useNow();
  const { isOpen } = consentOf(session, memberId);
  const { state, words, start, primary } = sessionStanding(session, memberId, { now, timeZone });
  // The heading of the group says it.
  const isSaid = state === 'set' && session.waitingFor === undefined;
  const isStanding = session.status === 'Scheduled' && !isOpen;
  return (
    <div className="@container -mt-1 ps-[calc(min(3rem,15vw)+1.625rem)] pb-1.5">
      {start?.isNear ? <p className="text-small font-semibold text-teach-ink">{start.words}</p> : null}
      {words === null || isSaid ? null : <p className="text-cap text-ink-2 wrap-anywhere">{words}</p>}
      {isStanding ? (
        <div className="-ms-3 flex flex-wrap items-center">
          {canJoin(session, memberId) ? (
            <JoinLink
              href={session.link}
              isNear={start?.isNear ?? false}
              isQuiet
              hasIcon={false}
              size="sm"
              aria-describedby={nameId}
              className="px-3"
            >
              {t`Join Session`}
            </JoinLink>
          ) : null}
          <ChangeActions
            session={session}
            nameId={nameId}
            cancelling={cancelling}
            isAsking={questions.isAsking}
            onEdit={onEdit}
            onCancel={() => questions.ask('cancel')}
          />
        </div>
      ) : null}
      {primary === 'review' ? (
        <RowAction nameId={nameId} onClick={() => props.onReview(session)}>
          {t`Review Session`}
        </RowAction>
      ) : null}
      {primary === 'proposeAgain' && props.onProposeAgain ? (
        <RowAction nameId={nameId} onClick={() => props.onProposeAgain?.(session)}>
          {t`Propose again`}
        </RowAction>
      ) : null}
      {state === 'reviewed' ? <p className="text-small font-semibold">{t`Review Submitted`}</p> : null}
      {isStanding ? questions.dialog : null}
    </div>
  );
}

function RowAction({ nameId, ...button }: { nameId: string; onClick: () => void; children: ReactNode }) {
  return <Button variant="secondary" size="sm" className="mt-1" aria-describedby={nameId} {...button} />;
}
