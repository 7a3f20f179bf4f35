import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ComponentProps } from 'react';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';

/** The button of a menu with further actions, or of a component that loads the menu. */
export function MoreButton(props: ComponentProps<typeof IconButton>) {
  return (
    <IconButton {...props}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
}
