/** Text as it is: the wildcards of LIKE lose their meaning. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** A LIKE pattern for texts that contain this one. */
export function containsPattern(text: string): string {
  return `%${escapeLike(text)}%`;
}

/** A LIKE pattern for texts that start with this one. */
export function prefixPattern(text: string): string {
  return `${escapeLike(text)}%`;
}
