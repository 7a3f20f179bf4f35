import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Lets a form go on from what was typed at an earlier visit, and tells what is typed from then on. Such a draft counts
 * as typed: the form is dirty from the start.
 */
export function useKeptDraft<Draft extends FieldValues>(
  { reset, subscribe }: UseFormReturn<Draft>,
  initial: Draft | undefined,
  onChange: ((draft: Draft) => void) | undefined,
): void {
  const begin = useEffectEvent(() => {
    if (initial) reset(initial, { keepDefaultValues: true });
  });
  const tell = useEffectEvent((draft: Draft) => onChange?.(draft));

  useEffect(() => {
    begin();
    return subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) });
  }, [subscribe]);
}
