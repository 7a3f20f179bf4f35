/**
 * Makes the font files in `src/styles/fonts` from the @fontsource-variable packages.
 * Run it again after one of those packages changes: `node packages/ui/scripts/build-fonts.ts`.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { withTablesOf } from './sfnt.ts';

const require = createRequire(import.meta.url);
const target = fileURLToPath(new URL('../src/styles/fonts/', import.meta.url));

/** The folder that holds the woff2 files of one @fontsource-variable package. */
const filesOf = (family: string) =>
  join(dirname(require.resolve(`@fontsource-variable/${family}/package.json`)), 'files');

/** What nearly every text consists of: one small file, and the only one of its face that most pages fetch. */
const basic = `${between(0x20, 0x7e)}${between(0xc0, 0xff)}\u00a0©·–—‘’“”•…←↑→↓−`;

/** What hardly any heading holds. */
const rareInHeadings = '#$%*<=>@[\\]^_`{|}~';

/** What else texts in western Europe's languages may hold. */
const latin = [...between(0xa1, 0xbf), ...'ıŒœʻʼˆ˚˜‚„‹›⁄€™']
  .filter((character) => !basic.includes(character))
  .join('');

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

type Axes = Record<string, number | { min: number; max: number }>;

type Face = {
  family: string;
  axes: string;
  /** The characters of its files. */
  basic: string;
  latin: string;
  variationAxes: Axes;
  /** Where on the axes its kerning is taken, if that does not vary. */
  kernedAs?: Axes;
  noLayoutClosure: boolean;
};

const faces: readonly Face[] = [
  {
    family: 'bricolage-grotesque',
    axes: 'opsz-normal',
    basic: without(basic, rareInHeadings),
    latin: `${latin}${rareInHeadings}`,
    // Headings use one weight, so the weight axis goes. The optical size stays: open at 20 px, tight at 116 px.
    variationAxes: { wght: 700, opsz: { min: 14, max: 96 } },
    // A quarter of the file is how the kerning changes with the size, by less than a hundredth of an em for nearly
    // every pair: all sizes take that of one in their middle.
    kernedAs: { wght: 700, opsz: 36 },
    // No heading stands in a column of figures, or has fractions: their glyphs are left out.
    noLayoutClosure: true,
  },
  {
    family: 'figtree',
    axes: 'wght-normal',
    basic,
    latin,
    variationAxes: { wght: { min: 400, max: 700 } },
    noLayoutClosure: false,
  },
];

function without(text: string, characters: string): string {
  return [...text].filter((character) => !characters.includes(character)).join('');
}

/** @param text the characters to keep; all of them without it */
async function makeFace(face: Face, script: string, text?: string) {
  const { family, axes, variationAxes, kernedAs, noLayoutClosure } = face;
  const name = `${family}-${script === 'latin-ext' ? script : 'latin'}-${axes}.woff2`;
  const source = await readFile(join(filesOf(family), name));
  function subset(axesKept: Axes) {
    return subsetFont(source, text ?? '', {
      targetFormat: 'sfnt',
      keepAllGlyphs: text === undefined,
      variationAxes: axesKept,
      noLayoutClosure,
    });
  }
  const variable = await subset(variationAxes);
  const kerned = kernedAs ? withTablesOf(variable, await subset(kernedAs), ['GPOS', 'GDEF']) : variable;
  const font = await subsetFont(kerned, '', { targetFormat: 'woff2', keepAllGlyphs: true, noLayoutClosure });
  await writeFile(join(target, `${family}-${script}.woff2`), font);
}

/** The Open Font License asks to travel with the fonts. */
async function copyLicense(family: string) {
  await copyFile(join(filesOf(family), '../LICENSE'), join(target, `${family}-license.txt`));
}

await mkdir(target, { recursive: true });
await Promise.all(
  faces.flatMap((face) => [
    makeFace(face, 'basic', face.basic),
    makeFace(face, 'latin', face.latin),
    makeFace(face, 'latin-ext'),
  ]),
);
await Promise.all(faces.map(({ family }) => copyLicense(family)));
