import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Adopted<Draft> {
  /** Changes with each published state. */
  key: string;
  published: Draft;
  /** Typed words that are the published ones. */
  isSame: (typed: Draft) => boolean;
}

/** Puts what is published into a form each time that it changes. Words that are not the published ones stay. */
export function useAdopted<Draft extends FieldValues>(
  { getValues, reset, formState }: UseFormReturn<Draft>,
  { key, published, isSame }: Adopted<Draft>,
): void {
  const shown = useRef(key);
  const adopt = useEffectEvent(() => {
    const typed = getValues();
    const isOther = formState.isDirty && !isSame(typed);
    reset(published);
    if (isOther) reset(typed, { keepDefaultValues: true });
  });
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    adopt();
  }, [key]);
}
