import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { Field } from '../../primitives/field/field.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';

/** A note to suggested times. */
export function NoteField(props: ComponentProps<typeof Textarea>) {
  return (
    <Field label={t`Note`} hint={t`Optional. A few words to go with it.`}>
      <Textarea counter maxLength={300} {...props} />
    </Field>
  );
}
