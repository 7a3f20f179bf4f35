import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ComponentProps } from 'react';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';

/** The button of `SessionMenu`, or of a component that loads it. */
export function MoreButton(props: ComponentProps<typeof IconButton>) {
  return (
    <IconButton {...props}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
}
