import { t } from '@lingui/core/macro';
import type { AttendanceAnswer, AttendanceState } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { displayName } from '../../lib/texts/display-name.ts';
import { Button } from '../../primitives/button/button.tsx';

interface AttendanceQuestionProps extends ComponentProps<'fieldset'> {
  attendance: AttendanceState;
  otherName: string;
  /** The answer being sent. */
  pendingAnswer?: AttendanceAnswer | undefined;
  onAnswer: (answer: AttendanceAnswer) => void;
}

/** Asks whether a session took place, and shows the member's answer. Renders nothing once reporting has closed. */
export function AttendanceQuestion(props: AttendanceQuestionProps) {
  const { attendance, otherName, pendingAnswer, onAnswer, className, ...rest } = props;
  const { answer, canAnswer, isDisputed } = attendance;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [isChanging, setChanging] = useState(false);
  // Why it did not take place is asked once that is said, so that there are two answers at a time.
  const [isMissed, setMissed] = useState(false);
  const name = displayName(otherName);
  const isAsking = canAnswer && (answer === undefined || isChanging);

  // The button that was pressed is gone, and the focus with it. At first nothing was pressed.
  const shown = isAsking ? (isMissed ? 'why' : 'whether') : 'answer';
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown && document.activeElement === document.body)
      group.current?.focus({ preventScroll: true });
    before.current = shown;
  }, [shown]);

  function say(next: AttendanceAnswer): void {
    setChanging(false);
    setMissed(false);
    if (next !== answer) onAnswer(next);
  }

  if (!canAnswer && answer === undefined) return null;
  return (
    <fieldset
      ref={group}
      aria-labelledby={id}
      tabIndex={-1}
      data-slot="attendance-question"
      className={cx('grid min-w-0 gap-2 border-t border-line pt-4 text-small', className)}
      {...rest}
    >
      <p id={id} className="font-semibold">
        {shown === 'why' ? t`What happened?` : t`Did it happen?`}
      </p>
      {isAsking ? (
        <div className="flex flex-wrap gap-2">
          {isMissed ? null : (
            <>
              <Answer
                isPressed={isChanging ? answer === 'held' : undefined}
                pending={pendingAnswer === 'held'}
                onClick={() => say('held')}
              >
                {inWords('held', name)}
              </Answer>
              <Answer
                isPressed={isChanging ? answer !== 'held' : undefined}
                pending={pendingAnswer === 'theyMissed' || pendingAnswer === 'iMissed'}
                onClick={() => setMissed(true)}
              >
                {t`It didn’t take place`}
              </Answer>
            </>
          )}
          {isMissed
            ? (['theyMissed', 'iMissed'] as const).map((each) => (
                <Answer
                  key={each}
                  isPressed={isChanging ? each === answer : undefined}
                  pending={false}
                  onClick={() => say(each)}
                >
                  {inWords(each, name)}
                </Answer>
              ))
            : null}
        </div>
      ) : null}
      {!isAsking && answer !== undefined ? (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="min-w-0 wrap-anywhere text-ink-2">{saidWords(pendingAnswer ?? answer, name)}</p>
          {canAnswer ? (
            <Button
              variant="quiet"
              size="sm"
              className="-mx-4"
              pending={pendingAnswer !== undefined}
              pendingLabel={t`Saving...`}
              onClick={() => setChanging(true)}
            >
              {t`Change`}
            </Button>
          ) : null}
        </div>
      ) : null}
      {isDisputed ? (
        <p className="text-ink-2">{t`You and ${name} remember it differently, so it counts for neither of you.`}</p>
      ) : null}
    </fieldset>
  );
}

interface AnswerProps {
  isPressed: boolean | undefined;
  pending: boolean;
  onClick: () => void;
  children: string;
}

function Answer({ isPressed, pending, onClick, children }: AnswerProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      className="min-w-0 flex-auto"
      aria-pressed={isPressed}
      pending={pending}
      pendingLabel={t`Saving...`}
      onClick={onClick}
    >
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </Button>
  );
}

function inWords(answer: AttendanceAnswer, name: string): string {
  if (answer === 'held') return t`It took place`;
  return answer === 'theyMissed' ? t`${name} didn’t come` : t`I couldn’t make it`;
}

function saidWords(answer: AttendanceAnswer, name: string): string {
  if (answer === 'held') return t`You said: It took place.`;
  return answer === 'theyMissed' ? t`You said: ${name} didn’t come.` : t`You said: I couldn’t make it.`;
}
