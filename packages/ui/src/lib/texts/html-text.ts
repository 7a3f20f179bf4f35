const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * Returns the text of copied HTML, with a line for each paragraph and row and a tab between cells. Not a parser: pages allow
 * none for text from elsewhere, and the result is only ever text.
 */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<(head|style|script|title)\b.*?<\/\1\s*>/gis, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<br\b[^>]*>|<\/(?:p|div|li|tr|h[1-6]|blockquote)\s*>/gi, '\n')
    .replaceAll(/<\/t[dh]\s*>/gi, '\t')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) =>
      name === undefined
        ? characterOf(Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16))
        : (entities[name.toLowerCase()] ?? whole),
    )
    .replaceAll(/ *\t? *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const characterOf = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');
