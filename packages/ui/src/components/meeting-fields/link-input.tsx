import { tidyLink } from '@skill-exchange/api-client/plain-text';
import type { ComponentProps } from 'react';
import { Input } from '../../primitives/input/input.tsx';

/** Maximum length of a link. */
const LINK_LENGTH = 2048;

/** An input for a meeting link; adds a missing `https://` on blur. A `Field` labels and describes it. */
export function LinkInput({ onBlur, ...props }: Omit<ComponentProps<typeof Input>, 'type'>) {
  return (
    <Input
      type="url"
      inputMode="url"
      maxLength={LINK_LENGTH}
      placeholder="https://"
      autoComplete="off"
      {...props}
      onBlur={(event) => {
        event.target.value = tidyLink(event.target.value);
        onBlur?.(event);
      }}
    />
  );
}
