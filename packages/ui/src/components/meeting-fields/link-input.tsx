import type { ComponentProps } from 'react';
import { Input } from '../../primitives/input/input.tsx';

/** Maximum length of a link. */
const LINK_LENGTH = 2048;

/** An input for a meeting link. A `Field` labels and describes it. */
export function LinkInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  return (
    <Input type="url" inputMode="url" maxLength={LINK_LENGTH} placeholder="https://" autoComplete="off" {...props} />
  );
}
