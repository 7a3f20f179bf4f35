import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { KeptFormProps } from './form-props.ts';

/**
 * Lets a form go on from what was typed at an earlier visit, and tells what is typed from then on and whether anything
 * is. A kept draft counts as typed: the form is dirty from the start.
 */
export function useKeptDraft<Draft extends FieldValues>(
  { reset, subscribe, formState: { isDirty } }: UseFormReturn<Draft>,
  { initialDraft, onDraftChange, onDirtyChange }: KeptFormProps<Draft>,
): void {
  const begin = useEffectEvent(() => {
    if (initialDraft) reset(initialDraft, { keepDefaultValues: true });
  });
  const tell = useEffectEvent((draft: Draft) => onDraftChange?.(draft));

  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);

  useEffect(() => {
    begin();
    return subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) });
  }, [subscribe]);
}
