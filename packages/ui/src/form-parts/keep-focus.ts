import type { MouseEvent } from 'react';

/**
 * For a way out of a form: pressing it leaves the focus where it is. A field that is left is checked, and what it then
 * says would move the button away from under the finger.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
