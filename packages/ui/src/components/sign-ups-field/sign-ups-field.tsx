import { plural, t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { Field } from '../../primitives/field/field.tsx';
import { Select } from '../../primitives/select/select.tsx';

interface SignUpsFieldProps extends ComponentProps<typeof Select> {
  /** The saved minutes, which other clients can choose outside of the list. */
  saved?: number | undefined;
}

const offered = [0, 60, 120, 720, 1_440, 2_880, 10_080];

/** When sign-ups close, in minutes before the start as text; empty for the end of the event. */
export function SignUpsField({ saved, ...rest }: SignUpsFieldProps) {
  const minutes =
    saved === undefined || offered.includes(saved) ? offered : [...offered, saved].toSorted((a, b) => a - b);
  return (
    <Field label={t`Sign-ups close`} hint={t`After that, nobody new can ask to join or wait for a place.`}>
      <Select {...rest}>
        <option value="">{t`When the event ends`}</option>
        {minutes.map((each) => (
          <option key={each} value={each}>
            {inWords(each)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Returns '2 hours before it starts', in the largest unit that has no rest. */
function inWords(minutes: number): string {
  if (minutes === 0) return t`When it starts`;
  const [weeks, days, hours] = [minutes / 10_080, minutes / 1_440, minutes / 60];
  if (Number.isInteger(weeks))
    return plural(weeks, { one: '# week before it starts', other: '# weeks before it starts' });
  if (Number.isInteger(days)) return plural(days, { one: '# day before it starts', other: '# days before it starts' });
  if (Number.isInteger(hours))
    return plural(hours, { one: '# hour before it starts', other: '# hours before it starts' });
  return plural(minutes, { one: '# minute before it starts', other: '# minutes before it starts' });
}
