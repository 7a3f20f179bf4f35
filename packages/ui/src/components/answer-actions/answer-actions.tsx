import { t } from '@lingui/core/macro';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import type { AnswerHandlers, AnswerProps } from '../../lib/sessions/session-answers.ts';
import { consentOf } from '../../lib/sessions/session-consent.ts';
import { sidesOf } from '../../lib/sessions/session-sides.ts';
import { displayName, firstName } from '../../lib/texts/display-name.ts';
import { timeElsewhere } from '../../lib/time/clock-times.ts';
import { lengthInWords } from '../../lib/time/length-in-words.ts';
import { localDayTime } from '../../lib/time/local-time.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { Button } from '../../primitives/button/button.tsx';
import { QuietAction } from '../session-view/quiet-action.tsx';
import { ActionRow, OfferNote, Section } from '../session-view/session-parts.tsx';
import { DateBoard, OfferedTime } from '../session-view/session-when.tsx';
import { DeclineButton } from './decline-button.tsx';
import { TimeChoice } from './time-choice.tsx';

type AnswerActionsProps = AnswerProps & AnswerHandlers;

/** The pending times, and actions of the member who has to answer, or waits. */
export function AnswerActions(props: AnswerActionsProps) {
  const { turn, offer } = consentOf(props.session, props.memberId);
  if (turn === 'mine') return <Ask {...props} />;
  return turn === 'theirs' && offer !== undefined ? <Wait {...props} /> : null;
}

/** Accept one of the times, suggest others, or decline. */
function Ask(props: AnswerActionsProps) {
  const { session, memberId, timeZone, otherZone, isBrief = false } = props;
  const { offer } = consentOf(session, memberId);
  const [picked, setPicked] = useState<string>();
  const now = useNow();
  const name = displayName(sidesOf(session, memberId).other.name);
  // Without an offer, the session's own time is the question, even after it has started.
  const times = offer === undefined ? [session.date] : offer.times.filter((each) => Date.parse(each) > now);
  const hasChoice = times.length > 1;
  const time = times.find((each) => each === picked) ?? times[0];
  const minutes = offer?.durationMinutes ?? session.durationMinutes;
  const busy = (each: string) => props.busyAt?.(each);
  const isNew = offer === undefined || offer.kind === 'proposal';
  if (isBrief && isNew && time !== undefined && !hasChoice) {
    return (
      <div className="grid gap-3 px-5 pt-5 empty:hidden sm:px-6">
        {busy(time) ? <p className="text-small font-medium text-learn-ink">{busy(time)}</p> : null}
        <OfferNote offer={offer} />
        <Answers {...props} time={time} name={name} />
      </div>
    );
  }

  return (
    <Section
      title={hasChoice ? t`Pick a time` : isNew ? t`When` : t`New time`}
      hint={offer === undefined ? undefined : openWords(minutes, localDayTime(offer.expiresAt, timeZone))}
    >
      {hasChoice ? (
        <TimeChoice
          times={times}
          minutes={minutes}
          value={time}
          busyAt={busy}
          timeZone={timeZone}
          otherName={name}
          otherZone={otherZone}
          onValueChange={setPicked}
        />
      ) : null}
      {!hasChoice && time !== undefined ? (
        <DateBoard time={time} minutes={minutes} timeZone={timeZone}>
          {otherZone ? (
            <p className="py-2">{t`${{ time: timeElsewhere(time, otherZone, timeZone) }} for ${{ name: firstName(name) }}`}</p>
          ) : null}
          {busy(time) ? <p className="py-2 font-medium text-learn-ink">{busy(time)}</p> : null}
        </DateBoard>
      ) : null}
      {times.length === 0 ? (
        <p className="text-small">{t`All of these times have passed. Suggest another one.`}</p>
      ) : null}
      <OfferNote offer={offer} />
      <Answers {...props} time={time} name={name} isSticky />
    </Section>
  );
}

interface AskedProps extends AnswerActionsProps {
  /** Undefined once all of them have passed. */
  time: string | undefined;
  /** The other member's name. */
  name: string;
  isSticky?: boolean;
}

/** The buttons of who has to answer. */
function Answers({ time, name, isSticky = false, ...props }: AskedProps) {
  const { session, memberId, nameId, timeZone, quiet } = props;
  const { onAccept, onDecline, onSuggest, pending, DeclineDialog } = props;
  const { offer } = consentOf(session, memberId);
  const describedBy = { 'aria-describedby': nameId };
  return (
    <ActionRow isSticky={isSticky}>
      <Button
        className="w-full sm:w-auto"
        {...describedBy}
        pending={pending === 'accept'}
        pendingLabel={t`Accepting...`}
        disabled={time === undefined}
        onClick={() => time !== undefined && onAccept(time)}
      >
        <Check aria-hidden="true" />
        {time === undefined ? t`Accept` : t`Accept ${{ when: localDayTime(time, timeZone) }}`}
      </Button>
      {quiet ?? (
        <>
          <QuietAction isMain {...describedBy} onClick={() => onSuggest(session)}>
            {t`Suggest another time`}
          </QuietAction>
          {offer?.kind === 'move' ? (
            <QuietAction
              {...describedBy}
              pending={pending === 'decline'}
              pendingLabel={t`Keeping...`}
              onClick={() => onDecline('')}
            >
              {t`Keep the time`}
            </QuietAction>
          ) : (
            <DeclineButton
              name={name}
              nameId={nameId}
              pending={pending === 'decline'}
              DeclineDialog={DeclineDialog}
              onDecline={onDecline}
            />
          )}
        </>
      )}
    </ActionRow>
  );
}

const openWords = (minutes: number | undefined, end: string) =>
  [...(minutes === undefined ? [] : [lengthInWords(minutes)]), t`open until ${end}`].join(' · ');

const offeredWords = (times: number) =>
  ['', t`You offered a time`, t`You offered two times`, t`You offered three times`][times] ?? t`You offered times`;

/** The member's own suggested times: suggest others, or withdraw. */
function Wait({ session, memberId, nameId, timeZone, onSuggest, onWithdraw, pending }: AnswerActionsProps) {
  const { offer } = consentOf(session, memberId);
  if (offer === undefined) return null;
  const { times, durationMinutes, expiresAt } = offer;
  return (
    <Section title={offeredWords(times.length)}>
      <ul className="grid gap-3">
        {times.map((time) => (
          <li key={time}>
            <OfferedTime time={time} minutes={durationMinutes} timeZone={timeZone} />
          </li>
        ))}
      </ul>
      <OfferNote offer={offer} />
      <p className="text-cap text-ink-2">{openWords(durationMinutes, localDayTime(expiresAt, timeZone))}</p>
      <ActionRow isSticky>
        <QuietAction isMain className="-ms-3" aria-describedby={nameId} onClick={() => onSuggest(session)}>
          {t`Change times`}
        </QuietAction>
        <QuietAction
          aria-describedby={nameId}
          pending={pending === 'withdraw'}
          pendingLabel={t`Taking back...`}
          onClick={onWithdraw}
        >
          {t`Take back`}
        </QuietAction>
      </ActionRow>
    </Section>
  );
}
