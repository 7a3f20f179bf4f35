import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { readTables } from '../scripts/sfnt.ts';

const styles = fileURLToPath(new URL('../src/styles/', import.meta.url));

type Face = { file: string; characters: ReadonlySet<number> };

/** The font files of the style sheet, each with the characters that browsers fetch it for. */
async function readFaces(): Promise<Face[]> {
  const sheet = await readFile(`${styles}fonts.css`, 'utf8');
  return Array.from(
    sheet.matchAll(/url\("([^"]+)"\)[^}]*unicode-range:([^;]+);/g),
    ([, file = '', ranges = '']) => ({
      file,
      characters: charactersIn(ranges),
    }),
  );
}

function charactersIn(ranges: string): Set<number> {
  const characters = new Set<number>();
  for (const [, first = '', last = first] of ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)) {
    for (let at = Number.parseInt(first, 16); at <= Number.parseInt(last, 16); at += 1) characters.add(at);
  }
  return characters;
}

/** The characters that a font file holds: https://learn.microsoft.com/typography/opentype/spec/cmap, format 4. */
async function charactersOf(file: string): Promise<Set<number>> {
  const font = await subsetFont(await readFile(`${styles}${file}`), '', {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
  });
  const table = readTables(font).get('cmap') ?? Buffer.alloc(0);
  const offsets = Array.from({ length: table.readUInt16BE(2) }, (_, at) => table.readUInt32BE(8 + at * 8));
  const map = offsets.find((offset) => table.readUInt16BE(offset) === 4);
  if (map === undefined) throw new Error(`${file} has no map of characters that this test can read.`);
  const size = table.readUInt16BE(map + 6);
  const held = new Set<number>();
  for (let segment = 0; segment < size; segment += 2) {
    const last = table.readUInt16BE(map + 14 + segment);
    const first = table.readUInt16BE(map + 16 + size + segment);
    for (let character = first; character <= last && character !== 0xffff; character += 1)
      held.add(character);
  }
  return held;
}

describe('the font files', async () => {
  const faces = await readFaces();

  test.each(faces.filter(({ file }) => file.includes('basic.')))(
    '$file holds what it is fetched for, and nothing else',
    async ({ file, characters }) => {
      expect(await charactersOf(file)).toEqual(characters);
    },
  );

  test.each(faces.filter(({ file }) => file.includes('latin.')))(
    '$file holds nothing that it is never fetched for',
    async ({ file, characters }) => {
      expect([...(await charactersOf(file))].filter((character) => !characters.has(character))).toEqual([]);
    },
  );
});
