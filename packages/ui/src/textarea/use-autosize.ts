import { type RefObject, useLayoutEffect } from 'react';

/**
 * Grows a textarea with its text.
 *
 * @param value What the height depends on: measured again whenever it changes.
 * @param maxHeight In px; from there on the text scrolls.
 */
export function useAutosize(
  ref: RefObject<HTMLTextAreaElement | null>,
  value: string,
  maxHeight: number | undefined,
  enabled: boolean,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is read through the element.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!enabled || !element) return;
    // From scratch, or the height could only grow.
    element.style.height = 'auto';
    const borders = element.offsetHeight - element.clientHeight;
    const wanted = element.scrollHeight + borders;
    element.style.height = `${Math.min(wanted, maxHeight ?? wanted)}px`;
    element.style.overflowY = maxHeight !== undefined && wanted > maxHeight ? 'auto' : 'hidden';
  }, [ref, value, maxHeight, enabled]);
}
