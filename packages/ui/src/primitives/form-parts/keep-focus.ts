import type { MouseEvent } from 'react';

/**
 * `onMouseDown` handler that keeps focus in the field. Blur would validate the field, and the error message would move
 * the button away before the click.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
