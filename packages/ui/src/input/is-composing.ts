/**
 * Whether a key belongs to an input method that composes a word: Enter then takes the word, and nothing else. Safari
 * ends the composition before it tells of that Enter, and marks it with the code 229 alone.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
