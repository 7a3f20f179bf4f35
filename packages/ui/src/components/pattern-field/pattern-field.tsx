import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { EventPattern } from '../event-pattern/event-pattern.tsx';

interface PatternFieldProps {
  /** As in the contract; empty for the pattern of the skills. */
  value: string;
  onValueChange: (pattern: string) => void;
  /** Of the event, on which the patterns depend. */
  title: string;
  skills: readonly string[];
}

const choices = ['', '2', '3'] as const;

/** Chooses the pattern of an event without a photo, by how it looks. */
export function PatternField({ value, onValueChange, title, skills }: PatternFieldProps) {
  const name = useId();
  return (
    <fieldset data-slot="pattern-field" className="min-w-0">
      <legend className="mb-2 text-small leading-tight font-semibold">{t`Pattern`}</legend>
      <div className="grid grid-cols-3 gap-2">
        {choices.map((choice, index) => (
          <label
            key={choice}
            className="relative overflow-clip rounded-ctl border-2 border-line has-checked:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={value === choice}
              onChange={() => onValueChange(choice)}
              aria-label={t`Pattern ${{ number: index + 1 }}`}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <EventPattern title={title} skills={skills} choice={choice} className="aspect-[8/5]" />
          </label>
        ))}
      </div>
      <p className="mt-2 text-small text-ink-2">{t`Shown where the event has no photo.`}</p>
    </fieldset>
  );
}
