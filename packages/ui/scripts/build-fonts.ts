/**
 * Makes the font files in `src/styles/fonts` from the @fontsource-variable packages.
 * Run it again after one of those packages changes: `node packages/ui/scripts/build-fonts.ts`.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = fileURLToPath(new URL('../src/styles/fonts/', import.meta.url));

/** The folder that holds the woff2 files of one @fontsource-variable package. */
const filesOf = (family: string) =>
  join(dirname(require.resolve(`@fontsource-variable/${family}/package.json`)), 'files');

/** What nearly every text consists of: one small file, and the only one of its face that most pages fetch. */
const basic = `${between(0x20, 0x7e)}${between(0xc0, 0xff)}\u00a0©·–—‘’“”•…←↑→↓−`;

/** What else texts in western Europe's languages may hold. */
const latin = [...between(0xa1, 0xbf), ...'ıŒœʻʼˆ˚˜‚„‹›⁄€™']
  .filter((character) => !basic.includes(character))
  .join('');

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** A face, the axes that it keeps, and the files to make it of. */
const faces = [
  {
    family: 'bricolage-grotesque',
    axes: 'opsz-normal',
    // Headings use one weight, so the weight axis goes. The optical size stays: open at 20 px, tight at 116 px.
    variationAxes: { wght: 700, opsz: { min: 14, max: 96 } },
    // No heading stands in a column of figures, or has fractions: their glyphs are left out.
    noLayoutClosure: true,
  },
  {
    family: 'figtree',
    axes: 'wght-normal',
    variationAxes: { wght: { min: 400, max: 700 } },
    noLayoutClosure: false,
  },
];

/** @param text the characters to keep; all of them without it */
async function makeFace({ family, axes, ...options }: (typeof faces)[number], script: string, text?: string) {
  const source = join(
    filesOf(family),
    `${family}-${script === 'latin-ext' ? script : 'latin'}-${axes}.woff2`,
  );
  const font = await subsetFont(await readFile(source), text ?? '', {
    targetFormat: 'woff2',
    keepAllGlyphs: text === undefined,
    ...options,
  });
  await writeFile(join(target, `${family}-${script}.woff2`), font);
}

/** The Open Font License asks to travel with the fonts. */
async function copyLicense(family: string) {
  await copyFile(join(filesOf(family), '../LICENSE'), join(target, `${family}-license.txt`));
}

await mkdir(target, { recursive: true });
await Promise.all(
  faces.flatMap((face) => [
    makeFace(face, 'basic', basic),
    makeFace(face, 'latin', latin),
    makeFace(face, 'latin-ext'),
  ]),
);
await Promise.all(faces.map(({ family }) => copyLicense(family)));
