import { useEffectEvent, useLayoutEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { DraftFormProps } from './form-props.ts';
import { useDirtyChange } from './use-dirty-change.ts';

/** Restores a stored draft, which makes the form dirty, and reports changes and dirtiness. */
export function useFormDraft<Draft extends FieldValues>(
  { reset, getValues, subscribe, formState: { isDirty } }: UseFormReturn<Draft>,
  { initialDraft, onDraftChange, onDirtyChange }: DraftFormProps<Draft>,
): void {
  const restore = useEffectEvent(() => {
    if (initialDraft) reset({ ...getValues(), ...initialDraft }, { keepDefaultValues: true });
  });
  const notify = useEffectEvent((draft: Draft) => onDraftChange?.(draft));

  useDirtyChange(isDirty, onDirtyChange);

  // A layout effect, so that no input is rendered before changes are reported.
  useLayoutEffect(() => {
    restore();
    return subscribe({ formState: { values: true }, callback: ({ values }) => notify(values) });
  }, [subscribe]);
}
