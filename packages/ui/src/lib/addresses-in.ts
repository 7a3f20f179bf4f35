import { withoutUnseen } from '@skill-exchange/api-client/plain-text';

/** What somebody has pasted: the addresses, once each, and the words that are none. */
export interface PastedAddresses {
  addresses: readonly string[];
  wrong: readonly string[];
}

/** Something, an @ and a domain with a dot. The server knows better. */
const address = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
const isAddress = (word: string) => address.test(word) && word.length <= 254;

/** A name before its address, as mail programs copy it: "Ada <ada@example.org>" or "Ada (ada@example.org)". */
const named = /<([^<>]+)>|\(([^()\s]+@[^()\s]+)\)/;

/** What a list of a document, or a copied email, puts before an address: "•", "1.", "To:". */
const before = /^\s*(?:[•‣◦▪·*–—-]|\d{1,3}[.)]|[\p{L}\p{M}-]{1,20}[:：](?=.*@))\s+/u;
/** Between addresses; as in "ada@example.org/ben@example.org". */
const between = /[,،，、]|(?<=@[^\s/]+)\/(?=[^\s/]+@)/u;

/**
 * Reads addresses, one a line or with commas or spaces between them; also as mail programs copy them, and beside the names of
 * a table: `Ada <ada@example.org>`.
 */
export function addressesIn(text: string): PastedAddresses {
  const rows = withoutUnseen(text)
    .split(/[\n\r;؛；]/)
    .map((row) => row.replace(before, ''));
  const words = rows.flatMap(wordsOf);
  const unique = new Map(words.filter(isAddress).map((word) => [word.toLowerCase(), word]));
  return { addresses: [...unique.values()], wrong: words.filter((word) => !isAddress(word)) };
}

function wordsOf(row: string): string[] {
  const cells = row.split(/[\t|]/).map((cell) => wordsOfCell(cell));
  // The other cells of a row are names and notes.
  const withAddress = cells.filter((words) => words.some(isAddress));
  return (withAddress.length > 0 ? withAddress : cells).flat();
}

function wordsOfCell(cell: string): string[] {
  const parts = cell.split(between);
  // The first part of "Lovelace, Ada <ada@example.org>" is of the name.
  const isOfName = (part: string, index: number) => !part.includes('@') && named.test(parts[index + 1] ?? '');
  return parts.filter((part, index) => !isOfName(part, index)).flatMap(wordsOfPart);
}

function wordsOfPart(part: string): string[] {
  // A remark such as "(work)" is none.
  const whole = part.normalize('NFKC').replaceAll(/\([^()@]*\)/g, ' ');
  const [, angled, round] = named.exec(whole) ?? [];
  const words = (angled ?? round ?? whole).trim().split(/\s+/);
  const plain = words.map((word) =>
    word.replaceAll(/^(?:mailto:|["'“„«(])+|["'”“»).!?。]+$/gi, '').replaceAll('。', '.'),
  );
  if (plain.every(isAddress)) return plain;
  const word = words.join(' ');
  return word === '' ? [] : [word];
}
