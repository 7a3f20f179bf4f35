import { trimLines } from '@skill-exchange/api-client/plain-text';

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '', zwnj: '\u200c', zwj: '\u200d' },
  ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·', lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“' },
  ...{ rdquo: '”', bdquo: '„', laquo: '«', raquo: '»', lsaquo: '‹', rsaquo: '›', iexcl: '¡', iquest: '¿', euro: '€' },
  ...{ pound: '£', yen: '¥', cent: '¢', sect: '§', copy: '©', reg: '®', trade: '™', deg: '°', times: '×', divide: '÷' },
  ...{ plusmn: '±', frac12: '½', rarr: '→', larr: '←', szlig: 'ß' },
};

/** References that are the same in capitals, too, and letters with an accent: "&Auml;". */
const letters: Readonly<Record<string, string>> = { aelig: 'æ', oslash: 'ø', eth: 'ð', thorn: 'þ', oelig: 'œ' };
const accents: Readonly<Record<string, string>> = {
  ...{ grave: '\u0300', acute: '\u0301', circ: '\u0302', tilde: '\u0303', uml: '\u0308', ring: '\u030a' },
  ...{ caron: '\u030c', cedil: '\u0327' },
};

function namedCharacter(name: string): string | undefined {
  const letter = letters[name.toLowerCase()];
  if (letter !== undefined) return /^[A-Z]/.test(name) ? letter.toUpperCase() : letter;
  const accent = accents[name.slice(1)];
  return accent === undefined ? entities[name] : `${name[0]}${accent}`.normalize();
}

/**
 * Returns the text of copied HTML, with a line for each paragraph and row and a tab between cells. Not a parser: pages allow
 * none for text from elsewhere, and the result is only ever text.
 */
export function textOfHtml(html: string): string {
  return trimLines(
    html
      .replaceAll(/<!--.*?-->/gs, '')
      .replaceAll(/<(head|style|script|title)\b.*?<\/\1\s*>/gis, '')
      .replaceAll(/<pre\b[^>]*>(.*?)<\/pre\s*>/gis, (_, lines) => `${asWritten(lines)}<br>`)
      .replaceAll(/[ \t\r\n\f]+/g, ' ')
      // The paragraphs of a cell are in its row.
      .replaceAll(/(?: ?(?:<\/(?:p|div) ?>|<br\b[^>]*>))+ ?(?=<\/t[dh]\s*>)/gi, '')
      .replaceAll(/<br\b[^>]*>|<\/(?:p|div|li|tr|h[1-6]|blockquote)\s*>/gi, '\n')
      .replaceAll(/<\/t[dh]\s*>/gi, '\t')
      // A value of an attribute may have the end of a tag in it.
      .replaceAll(/<(?:[^'"<>]|"[^"]{0,5000}"|'[^']{0,5000}')*>|<[^<>]*>/g, '')
      .replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z\d]+));/gi, (whole, hex, decimal, name) =>
        name === undefined
          ? characterOf(Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16))
          : (namedCharacter(name) ?? whole),
      )
      .replaceAll(/ *\t */g, '\t')
      .replaceAll(/ *\t? *\n */g, '\n')
      .replaceAll(KEPT_SPACE, ' ')
      .replaceAll(/\n{3,}/g, '\n\n'),
  );
}

/** A space that no other one joins. */
const KEPT_SPACE = '\u00a0';
const asWritten = (lines: string) => lines.replaceAll(/\r?\n/g, '<br>').replaceAll(' ', KEPT_SPACE);

const characterOf = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');
