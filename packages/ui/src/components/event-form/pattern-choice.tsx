import { Controller, type UseFormReturn } from 'react-hook-form';
import type { EventDraft } from '../../lib/events/event-fields.ts';
import { PatternField } from '../pattern-field/pattern-field.tsx';

/** The pattern of the event in a form. */
export function PatternChoice({ form: { control, watch } }: { form: UseFormReturn<EventDraft> }) {
  const [title, skills] = watch(['title', 'skills']);
  return (
    <Controller
      control={control}
      name="pattern"
      render={({ field: { value, onChange } }) => (
        <PatternField value={value} onValueChange={onChange} title={title} skills={skills.map(({ name }) => name)} />
      )}
    />
  );
}
