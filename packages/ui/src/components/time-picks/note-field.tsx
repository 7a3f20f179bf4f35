import type { ComponentProps } from 'react';
import { Field } from '../../primitives/field/field.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';

/** A note to suggested times. */
export function NoteField(props: ComponentProps<typeof Textarea>) {
  return (
    <Field label="Note" hint="Optional. A few words to go with it.">
      <Textarea counter maxLength={300} {...props} />
    </Field>
  );
}
