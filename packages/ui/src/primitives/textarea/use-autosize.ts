import { type RefObject, useLayoutEffect } from 'react';

/**
 * Grows a textarea with its text.
 *
 * @param maxHeight in px; beyond it the text scrolls
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
    // The parent keeps its height during measurement: a shorter one would scroll the page.
    const around = element.parentElement ?? element;
    const { minHeight } = around.style;
    around.style.minHeight = `${around.offsetHeight}px`;
    // Reset, or the height could only grow.
    element.style.height = 'auto';
    const borders = element.offsetHeight - element.clientHeight;
    const wanted = element.scrollHeight + borders;
    element.style.height = `${Math.min(wanted, maxHeight ?? wanted)}px`;
    element.style.overflowY = maxHeight !== undefined && wanted > maxHeight ? 'auto' : 'hidden';
    around.style.minHeight = minHeight;
  }, [ref, value, maxHeight, enabled]);
}
