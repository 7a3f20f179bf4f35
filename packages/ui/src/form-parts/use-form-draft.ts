import { useEffectEvent, useLayoutEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { KeptFormProps } from './form-props.ts';
import { useTellDirty } from './use-tell-dirty.ts';

/**
 * Lets a form go on from what was typed at an earlier visit, and tells what is typed from then on and whether anything
 * is. A kept draft counts as typed: the form is dirty from the start.
 */
export function useKeptDraft<Draft extends FieldValues>(
  { reset, getValues, subscribe, formState: { isDirty } }: UseFormReturn<Draft>,
  { initialDraft, onDraftChange, onDirtyChange }: KeptFormProps<Draft>,
): void {
  const begin = useEffectEvent(() => {
    if (initialDraft) reset({ ...getValues(), ...initialDraft }, { keepDefaultValues: true });
  });
  const tell = useEffectEvent((draft: Draft) => onDraftChange?.(draft));

  useTellDirty(isDirty, onDirtyChange);

  // Before the form is seen: what was typed is never shown without its being known.
  useLayoutEffect(() => {
    begin();
    return subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) });
  }, [subscribe]);
}
