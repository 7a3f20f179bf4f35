import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { lengthInWords } from '../../lib/time/length-in-words.ts';
import { choiceClass, choiceInputClass } from './choice-class.ts';

const usualLengths = [30, 45, 60, 90, 120, 180];

interface LengthFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  /** The session's saved length in minutes, added to the choices. */
  own?: number | undefined;
  /** Offers the server's default length. */
  hasNone?: boolean;
}

/** The length of a session, in minutes. */
export function LengthField({ own, hasNone = false, ...radio }: LengthFieldProps) {
  const lengths = own === undefined ? usualLengths : [...new Set([...usualLengths, own])].sort((a, b) => a - b);
  const choices = lengths.map((minutes) => ({ value: String(minutes), label: lengthInWords(minutes) }));
  return (
    <fieldset data-slot="length-field" className="min-w-0">
      <legend className="mb-1.5 text-small leading-tight font-semibold">{t`Length`}</legend>
      <div className="flex flex-wrap gap-2">
        {[...(hasNone ? [{ value: '', label: t`Not set` }] : []), ...choices].map(({ value, label }) => (
          <label key={value} className={choiceClass}>
            <input type="radio" value={value} className={choiceInputClass} {...radio} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
