import { t } from '@lingui/core/macro';
import { DateInput } from '../../primitives/date-input/date-input.tsx';
import { Field } from '../../primitives/field/field.tsx';

interface DayRangeProps {
  from: string | undefined;
  to: string | undefined;
  /** The viewer's day: earlier ones have no upcoming events. */
  today: string;
  onChange: (range: { from: string | undefined; to: string | undefined }) => void;
}

/** The first and the last day of a search. Either may be empty. */
export function DayRange({ from, to, today, onChange }: DayRangeProps) {
  // While a year is typed, the input has years such as 0002.
  const isChoice = (day: string) => day === '' || day >= today;
  function choose(next: { from?: string; to?: string }): void {
    const range = { from: from ?? '', to: to ?? '', ...next };
    if (!isChoice(range.from) || !isChoice(range.to)) return;
    const isReversed = range.from !== '' && range.to !== '' && range.from > range.to;
    // The other end follows the one that was set.
    const end = next.from ?? next.to ?? '';
    const ordered = isReversed ? { from: end, to: end } : range;
    onChange({ from: ordered.from || undefined, to: ordered.to || undefined });
  }
  return (
    <div className="grid content-start gap-4">
      <Field label={t`From`}>
        <DateInput min={today} value={from ?? ''} onValueChange={(day) => choose({ from: day })} />
      </Field>
      <Field label={t`To`}>
        <DateInput min={from ?? today} value={to ?? ''} onValueChange={(day) => choose({ to: day })} />
      </Field>
    </div>
  );
}
