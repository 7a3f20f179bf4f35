/** Returns an API error with its leading field name in words: 'Max participants: must be 1 or more'. */
export function withReadableField(message: string): string {
  return message.replace(/^[a-z]+(?:[A-Z_][a-z]+)*(?:\.\d+)?(?=: )/, (field) => {
    const words = field
      .replace(/\.\d+$/, '')
      .replace(/_/g, ' ')
      .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return words.charAt(0).toUpperCase() + words.slice(1);
  });
}
