import { useLayoutEffect } from 'react';
import type { SendingFormProps } from './form-props.ts';

/**
 * Tells whoever may close a form whether there is something to lose in it: with the change itself, so that a key that
 * follows it at once is asked about too.
 */
export function useTellDirty(isDirty: boolean, onDirtyChange: SendingFormProps['onDirtyChange']): void {
  useLayoutEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);
}
