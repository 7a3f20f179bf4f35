/**
 * Whether a key event belongs to an IME composition. Safari ends the composition before its Enter event and sets only
 * keyCode 229.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
