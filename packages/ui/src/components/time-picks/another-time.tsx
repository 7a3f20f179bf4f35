import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useState } from 'react';
import { readPick } from '../../lib/sessions/pick-rules.ts';
import { instantAt } from '../../lib/time/wall-time.ts';
import { Button } from '../../primitives/button/button.tsx';
import { DateInput } from '../../primitives/date-input/date-input.tsx';
import { Field, FieldError } from '../../primitives/field/field.tsx';
import { isComposing } from '../../primitives/input/is-composing.ts';
import { LocalTimeField } from '../meeting-fields/meeting-fields.tsx';

interface AnotherTimeProps {
  value: readonly string[];
  isFull: boolean;
  onAdd: (time: string) => void;
  timeZone?: string | undefined;
}

/** Day and time in the member's zone, for a pick that is not among the common ones. */
export function AnotherTime({ value, isFull, onAdd, timeZone }: AnotherTimeProps) {
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState('');
  const [clock, setClock] = useState('18:00');
  const [problem, setProblem] = useState<string>();

  function add(): void {
    const pick = readPick({ day, clock, timeZone }, value, Date.now());
    setProblem('problem' in pick ? pick.problem : undefined);
    if ('problem' in pick) return;
    setDay('');
    onAdd(pick.time);
  }

  /** Enter adds the time instead of submitting the surrounding form. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!isFull) add();
  }

  if (!isOpen) {
    return (
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        {t`Pick another time`}
      </Button>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps Enter in its fields from sending the form.
    <div className="grid gap-3 rounded-ctl bg-sunken p-4" onKeyDown={onKeyDown}>
      <div className="grid gap-4 min-[420px]:grid-cols-2">
        <Field label={t`Date`}>
          <DateInput
            value={day}
            onValueChange={(next) => {
              setDay(next);
              setProblem(undefined);
            }}
          />
        </Field>
        <LocalTimeField
          label={t`Time`}
          instant={instantAt(day, clock, timeZone)}
          timeZone={timeZone}
          value={clock}
          onChange={({ target }) => {
            setClock(target.value);
            setProblem(undefined);
          }}
        />
      </div>
      <div role="alert" className="empty:absolute">
        {problem === undefined ? null : <FieldError className="mt-0">{problem}</FieldError>}
      </div>
      <Button variant="surface" size="sm" className="justify-self-start" disabled={isFull} onClick={add}>
        {t`Add this time`}
      </Button>
    </div>
  );
}
