import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { clockInWords } from '../../lib/time/hours-in-words.ts';
import { FieldError } from '../../primitives/field/field.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { Select } from '../../primitives/select/select.tsx';
import type { HoursDraft } from './availability-draft.ts';
import { clockTimes } from './clock-times.ts';

interface HoursRowProps {
  weekday: string;
  /** Its number within the day if there are several: 'Monday, 2: from'. */
  place?: number | undefined;
  hours: HoursDraft;
  /** Describes both ends. */
  error?: string | undefined;
  onChange: (hours: HoursDraft) => void;
  onBlur: () => void;
  onRemove: () => void;
}

/** On the narrowest phones, '12:00 AM' needs the space around it. */
const TIME = cx('@max-[20rem]:[&_select]:ps-2.5 @max-[20rem]:[&_select]:pe-7.5 @max-[20rem]:[&_svg]:inset-e-2');

/** A range of a day: from and to. */
export function HoursRow({ weekday, place, hours, error, onChange, onBlur, onRemove }: HoursRowProps) {
  const errorId = useId();
  const { from, to } = hours;
  const time = (end: 'from' | 'to', label: string) => (
    <Select
      className={TIME}
      aria-label={label}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : errorId}
      value={hours[end]}
      onChange={({ target }) => onChange({ ...hours, [end]: target.value })}
      onBlur={onBlur}
    >
      {clockTimes(end, hours[end]).map((each) => (
        <option key={each} value={each}>
          {clockInWords(each)}
        </option>
      ))}
    </Select>
  );
  return (
    <li>
      <div className="grid max-w-100 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-2 @min-[20rem]:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto]">
        {time('from', place === undefined ? t`${weekday} from` : t`${weekday}, ${place}: from`)}
        <span aria-hidden="true">–</span>
        {time('to', place === undefined ? t`${weekday} to` : t`${weekday}, ${place}: to`)}
        <IconButton
          label={t`Remove ${weekday} ${{ from: clockInWords(from) }} to ${{ to: clockInWords(to) }}`}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div aria-live="polite">{error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}</div>
    </li>
  );
}
