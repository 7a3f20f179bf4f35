/**
 * Makes the font files in `src/styles/fonts` from the @fontsource-variable packages.
 * Run it again after one of those packages changes: `node packages/ui/scripts/build-fonts.ts`.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { roundKerning } from './kerning.ts';
import { readTables, withTablesOf } from './sfnt.ts';

const require = createRequire(import.meta.url);
const target = fileURLToPath(new URL('../src/styles/fonts/', import.meta.url));

/** The folder that holds the woff2 files of one @fontsource-variable package. */
const filesOf = (family: string) =>
  join(dirname(require.resolve(`@fontsource-variable/${family}/package.json`)), 'files');

const ascii = between(0x20, 0x7e);

/** What hardly any text holds, and what hardly any heading holds besides. */
const rare = '#$<=>[\\]^_`{|}~';
const rareInHeadings = `${rare}%*@©•`;

/** The letters with accents that names and words of western Europe hold most. */
const accented = 'ßàáâãäåçèéêëíïñóôõöøúüÉÖ';

/** What nearly every text and every hidden password (•) consists of: most pages fetch this file of a face alone. */
const basic = `${without(ascii, rare)}${accented}\u00a0©·–—‘’“”•…`;

/** What else texts in western Europe's languages may hold. */
const latin = without(`${rare}${between(0xa1, 0xff)}ıŒœʻʼˆ˚˜‚„‹›⁄€™←↑→↓−`, basic);

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
  /** Where on the axes its kerning is taken. */
  kernedAs: Axes;
  /** What the design uses of the features that a browser does not switch on by itself. */
  figures?: string[];
};

/** Kerning, marks on letters, what a language writes differently, and shapes that change with the weight. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rvrn'];

/** What kerning becomes a multiple of: at most four thousandths of an em away, half a pixel in the largest heading. */
const kerningStep = 8;

const faces: readonly Face[] = [
  {
    family: 'bricolage-grotesque',
    axes: 'opsz-normal',
    basic: without(basic, rareInHeadings),
    latin: `${latin}${without(rareInHeadings, rare)}`,
    // Headings use one weight, so the weight axis goes. The optical size stays: open at 20 px, tight at 116 px.
    variationAxes: { wght: 700, opsz: { min: 14, max: 96 } },
    kernedAs: { wght: 700, opsz: 36 },
  },
  {
    family: 'figtree',
    axes: 'wght-normal',
    basic,
    latin,
    variationAxes: { wght: { min: 400, max: 700 } },
    kernedAs: { wght: 500 },
    // Counters and times, which stand still while their digits change.
    figures: ['tnum'],
  },
];

function without(text: string, characters: string): string {
  return [...text].filter((character) => !characters.includes(character)).join('');
}

/** @param text the characters to keep; all of them without it */
async function makeFace(face: Face, script: string, text?: string) {
  const { family, axes, variationAxes, kernedAs, figures = [] } = face;
  const keepFeatures = [...features, ...figures];
  const name = `${family}-${script === 'latin-ext' ? script : 'latin'}-${axes}.woff2`;
  const source = await readFile(join(filesOf(family), name));
  function subset(axesKept: Axes) {
    return subsetFont(source, text ?? '', {
      targetFormat: 'sfnt',
      keepAllGlyphs: text === undefined,
      variationAxes: axesKept,
      keepFeatures,
      // Names of styles for a menu of fonts.
      dropTables: ['STAT'],
    });
  }
  // A quarter of the headings' face would be how its kerning changes with the size, by less than a hundredth of an em for
  // nearly every pair: all sizes and weights take that of one in their middle.
  const kerned = withTablesOf(await subset(variationAxes), await subset(kernedAs), ['GPOS', 'GDEF']);
  const positions = readTables(kerned).get('GPOS');
  if (positions !== undefined) roundKerning(positions, kerningStep);
  const font = await subsetFont(kerned, '', { targetFormat: 'woff2', keepAllGlyphs: true, keepFeatures });
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
