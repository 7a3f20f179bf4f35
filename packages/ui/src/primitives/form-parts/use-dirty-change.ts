import { useLayoutEffect } from 'react';
import type { SubmitFormProps } from './form-props.ts';

/** Reports dirtiness in a layout effect, so that an Escape right after a keystroke already asks for confirmation. */
export function useDirtyChange(isDirty: boolean, onDirtyChange: SubmitFormProps['onDirtyChange']): void {
  useLayoutEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);
}
