/**
 * Whether a key event belongs to an IME composition. Safari ends the composition before its Enter or Escape event and
 * sets only keyCode 229.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

/** Radix `onEscapeKeyDown` handler: Escape during a composition ends the composition and closes nothing. */
export function leaveEscapeToIme(event: KeyboardEvent): void {
  if (isComposing(event)) event.preventDefault();
}
