import type { AttendanceAnswer, AttendanceState } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { displayName } from '../../lib/display-name.ts';
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
  const name = displayName(otherName);
  const isAsking = canAnswer && (answer === undefined || isChanging);

  // The clicked button is gone and has lost the focus.
  useEffect(() => {
    const hasLostFocus = document.activeElement === document.body;
    if (hasLostFocus && (isAsking ? isChanging : answer !== undefined)) group.current?.focus({ preventScroll: true });
  }, [isAsking, isChanging, answer]);

  if (!canAnswer && answer === undefined) return null;
  return (
    <fieldset
      ref={group}
      aria-labelledby={id}
      tabIndex={-1}
      data-slot="attendance-question"
      className={cx('grid min-w-0 gap-2.5 border-t border-line pt-4 text-small', className)}
      {...rest}
    >
      <p id={id} className="font-semibold">
        Did it happen?
      </p>
      {isAsking ? (
        <div className="flex flex-wrap gap-2">
          {answers.map((each) => (
            <Button
              key={each}
              variant="secondary"
              size="sm"
              className="min-w-0 flex-auto"
              aria-pressed={isChanging ? each === answer : undefined}
              pending={each === pendingAnswer}
              pendingLabel="Saving..."
              onClick={() => {
                setChanging(false);
                if (each !== answer) onAnswer(each);
              }}
            >
              <span className="min-w-0 wrap-anywhere">{inWords(each, name)}</span>
            </Button>
          ))}
        </div>
      ) : null}
      {!isAsking && answer !== undefined ? (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="min-w-0 wrap-anywhere text-ink-2">{`You said: ${inWords(pendingAnswer ?? answer, name)}.`}</p>
          {canAnswer ? (
            <Button
              variant="quiet"
              size="sm"
              className="-mx-4"
              pending={pendingAnswer !== undefined}
              pendingLabel="Saving..."
              onClick={() => setChanging(true)}
            >
              Change
            </Button>
          ) : null}
        </div>
      ) : null}
      {isDisputed ? (
        <p className="text-ink-2">You and {name} remember it differently, so it counts for neither of you.</p>
      ) : null}
    </fieldset>
  );
}

const answers: readonly AttendanceAnswer[] = ['held', 'theyMissed', 'iMissed'];

function inWords(answer: AttendanceAnswer, name: string): string {
  if (answer === 'held') return 'It took place';
  return answer === 'theyMissed' ? `${name} didn’t come` : 'I couldn’t make it';
}
