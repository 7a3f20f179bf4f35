/**
 * Creates a handle from a display name: lowercase letters and digits, with hyphens between words. Latin letters lose
 * accents, widths and styles; other scripts stay, including vowel signs. A name without letters or digits becomes
 * "member".
 */
export function usernameOf(name: string): string {
  const words = name
    .replace(/[\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]/gu, (letter) => letter.normalize('NFKC'))
    .normalize('NFD')
    .replace(/(\p{Script=Latin})[\u0300-\u036f]+/gu, '$1')
    .toLowerCase()
    .match(/[\p{Letter}\p{Number}][\p{Letter}\p{Mark}\p{Number}]*/gu);
  return words === null ? 'member' : words.join('-').normalize('NFC');
}
