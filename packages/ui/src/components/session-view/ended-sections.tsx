import { t } from '@lingui/core/macro';
import type { Session } from '@skill-exchange/api-client/types';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { sidesOf } from '../../lib/sessions/session-sides.ts';
import type { SessionStanding } from '../../lib/sessions/session-state.ts';
import { firstName } from '../../lib/texts/display-name.ts';
import { localDayTime } from '../../lib/time/local-time.ts';
import { Button } from '../../primitives/button/button.tsx';
import { LinkedText } from '../../primitives/linked-text/linked-text.tsx';
import { QuietAction } from './quiet-action.tsx';
import { ActionRow, Section } from './session-parts.tsx';
import { OwnDay, TwoClocks } from './session-when.tsx';

interface EndedProps {
  session: Session;
  memberId: string;
  standing: SessionStanding;
  /** Id of the other member's name, which describes the buttons. */
  nameId: string;
  timeZone: string | undefined;
  onProposeAgain: ((session: Session) => void) | undefined;
  /** Opens the conversation. */
  onWrite: (() => void) | undefined;
}

interface OverProps extends EndedProps {
  /** The review: stars, comment and button. */
  review: ReactNode;
  /** The question whether it took place. */
  attendance: ReactNode;
  onDidNotHappen: (() => void) | undefined;
  declining: boolean;
}

/** A past session: its review, and whether it took place. */
export function OverSection(props: OverProps) {
  const { session, standing, nameId, timeZone, review, attendance, declining, onDidNotHappen, onProposeAgain } = props;
  const isReviewed = standing.state === 'reviewed';
  return (
    <Section title={standing.question}>
      <div>
        <OwnDay time={session.date} timeZone={timeZone} className="text-body leading-snug" />
        <TwoClocks time={session.date} minutes={session.durationMinutes} timeZone={timeZone} />
      </div>
      {isReviewed ? (
        <p className="flex min-h-11 items-center gap-2 text-small font-semibold">
          <Check aria-hidden="true" className="size-5 text-teach-ink" />
          {t`Review Submitted`}
        </p>
      ) : (
        review
      )}
      {isReviewed && onProposeAgain ? (
        <ActionRow>
          <QuietAction isMain className="-ms-3" aria-describedby={nameId} onClick={() => onProposeAgain(session)}>
            {t`Propose again`}
          </QuietAction>
        </ActionRow>
      ) : null}
      {attendance}
      {session.canDecline && onDidNotHappen ? (
        <ActionRow>
          <QuietAction
            className="-ms-3"
            aria-describedby={nameId}
            pending={declining}
            pendingLabel={t`Declining...`}
            onClick={onDidNotHappen}
          >
            {t`I never agreed to this`}
          </QuietAction>
        </ActionRow>
      ) : null}
    </Section>
  );
}

/** How a session ended without taking place, and how to try again. */
export function CancelledSection(props: EndedProps) {
  const { session, memberId, standing, nameId, timeZone, onProposeAgain, onWrite } = props;
  const { other } = sidesOf(session, memberId);
  const isExpired = standing.state === 'expired';
  const canTryAgain = onProposeAgain !== undefined && standing.primary === 'proposeAgain';
  return (
    <Section>
      {isExpired ? null : (
        <div>
          <OwnDay time={session.date} timeZone={timeZone} className="text-h4 leading-snug line-through" />
          <TwoClocks time={session.date} minutes={session.durationMinutes} timeZone={timeZone} />
        </div>
      )}
      {standing.ending ? <p className="text-small font-semibold wrap-anywhere">{standing.ending}</p> : null}
      {isExpired ? (
        <p className="text-small">
          {session.offer
            ? t`The times ran out ${{ when: localDayTime(session.offer.expiresAt, timeZone) }}. That happens. Most people say yes to a second, shorter note.`
            : t`That happens. Most people say yes to a second, shorter note.`}
        </p>
      ) : null}
      {session.endReason ? (
        <blockquote dir="auto" className="border-s-3 border-line-strong ps-3 text-small as-written">
          <LinkedText>{session.endReason}</LinkedText>
        </blockquote>
      ) : null}
      {canTryAgain || onWrite ? (
        <ActionRow>
          {canTryAgain ? (
            <Button
              variant={isExpired ? 'teach' : 'secondary'}
              size="sm"
              aria-describedby={nameId}
              onClick={() => onProposeAgain(session)}
            >
              {t`Propose again`}
            </Button>
          ) : null}
          {onWrite ? (
            <QuietAction isMain className={canTryAgain ? undefined : '-ms-3'} onClick={onWrite}>
              {t`Write to ${{ name: firstName(other.name) }}`}
            </QuietAction>
          ) : null}
        </ActionRow>
      ) : null}
    </Section>
  );
}
