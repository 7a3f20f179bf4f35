import { t } from '@lingui/core/macro';
import { isBlank } from '@skill-exchange/api-client/plain-text';
import { type ReactNode, useState } from 'react';
import { Field } from '../../primitives/field/field.tsx';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import type { DraftFormProps } from '../../primitives/form-parts/form-props.ts';
import { useDirtyChange } from '../../primitives/form-parts/use-dirty-change.ts';
import { Textarea } from '../../primitives/textarea/textarea.tsx';

interface WordsFormProps extends DraftFormProps<{ words: string }> {
  /** Names the form. */
  title: string;
  label: string;
  hint?: string | undefined;
  maxLength: number;
  submitLabel: string;
  onSubmit: (words: string) => void;
  /** Choices above the text. */
  children?: ReactNode;
}

/** A form of one text, such as an appeal. */
export function WordsForm({ title, label, hint, maxLength, submitLabel, onSubmit, ...props }: WordsFormProps) {
  const { pending = false, failure, onDirtyChange, initialDraft, onDraftChange, children } = props;
  const [words, setWords] = useState(initialDraft?.words ?? '');
  const isReady = !isBlank(words);
  useDirtyChange(isReady, onDirtyChange);
  return (
    <form
      aria-label={title}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !pending) onSubmit(words.trim());
      }}
    >
      {children}
      <Field label={label} hint={hint} required>
        <Textarea
          counter
          maxLength={maxLength}
          value={words}
          onChange={({ target: { value } }) => {
            setWords(value);
            onDraftChange?.({ words: value });
          }}
        />
      </Field>
      <FormFailure message={failure} />
      <FormActions>
        <SubmitButton disabled={!isReady} pending={pending} pendingLabel={t`Sending...`}>
          {submitLabel}
        </SubmitButton>
      </FormActions>
    </form>
  );
}
