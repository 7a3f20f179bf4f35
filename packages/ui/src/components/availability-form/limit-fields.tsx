import { t } from '@lingui/core/macro';
import type { UseFormReturn } from 'react-hook-form';
import { lengthInWords, noticeInWords } from '../../lib/time/length-in-words.ts';
import { Field } from '../../primitives/field/field.tsx';
import { Select } from '../../primitives/select/select.tsx';
import type { AvailabilityDraft } from './availability-draft.ts';

const buffers = [0, 5, 10, 15, 30, 45, 60, 90, 120];
const notices = [0, 3, 6, 12, 24, 48, 72, 168];
const mosts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Minimum gap and notice of sessions, and their maximum per week. */
export function LimitFields({ form: { register, watch } }: { form: UseFormReturn<AvailabilityDraft> }) {
  const [buffer, notice, most] = watch(['bufferMinutes', 'noticeHours', 'maxPerWeek']);
  return (
    <div className="grid gap-5 @2xl:grid-cols-3 @2xl:gap-4">
      <Field label={t`Free time around sessions`} hint={t`Before and after what you’ve agreed to.`}>
        <Select {...register('bufferMinutes')}>
          {withOwn(buffers, buffer).map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 0 ? t`None` : lengthInWords(minutes)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t`Notice`} hint={t`How far in advance people have to ask.`}>
        <Select {...register('noticeHours')}>
          {withOwn(notices, notice).map((hours) => (
            <option key={hours} value={hours}>
              {noticeInWords(hours)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t`Sessions a week`} hint={t`We’ll stop suggesting times after that.`}>
        <Select {...register('maxPerWeek')}>
          <option value="">{t`Any number`}</option>
          {withOwn(mosts, most).map((count) => (
            <option key={count} value={count}>
              {t`At most ${count}`}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

/** Adds a saved number to the usual choices. */
function withOwn(usual: readonly number[], own: string): number[] {
  const all = own === '' ? usual : [...usual, Number(own)];
  return [...new Set(all)].sort((one, other) => one - other);
}
