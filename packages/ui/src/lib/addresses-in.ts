/** What somebody has pasted: the addresses, once each, and the words that are none. */
export interface PastedAddresses {
  addresses: readonly string[];
  wrong: readonly string[];
}

/** Something, an @ and a domain with a dot. The server knows better. */
const address = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** Reads addresses, one a line or with commas between them; also as mail programs copy them: `Ada <ada@example.org>`. */
export function addressesIn(text: string): PastedAddresses {
  const words = text
    .split(/[\n,;،؛，；、]/)
    .map((part) => (/<([^<>]+)>/.exec(part)?.[1] ?? part).trim())
    .filter((part) => part !== '');
  const isAddress = (word: string) => address.test(word) && word.length <= 254;
  const unique = new Map(words.filter(isAddress).map((word) => [word.toLowerCase(), word]));
  return { addresses: [...unique.values()], wrong: words.filter((word) => !isAddress(word)) };
}
