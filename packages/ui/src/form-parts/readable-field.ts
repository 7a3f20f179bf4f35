/** A refusal may begin with a field's name in the API, as in "max_participants: must be 1 or more". People read words. */
export function inWords(message: string): string {
  return message.replace(/^[a-z]+(?:[A-Z_][a-z]+)*(?:\.\d+)?(?=: )/, (field) => {
    const words = field
      .replace(/\.\d+$/, '')
      .replace(/_/g, ' ')
      .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return words.charAt(0).toUpperCase() + words.slice(1);
  });
}
