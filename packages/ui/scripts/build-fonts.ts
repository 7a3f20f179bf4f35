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

/**
 * Headings use one weight, so the weight axis goes. The optical size stays variable:
 * the face is open at 20 px and tight at 116 px.
 */
async function instanceDisplayFace(script: 'latin' | 'latin-ext') {
  const source = join(filesOf('bricolage-grotesque'), `bricolage-grotesque-${script}-opsz-normal.woff2`);
  const font = await subsetFont(await readFile(source), '', {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    variationAxes: { wght: 700, opsz: { min: 14, max: 96 } },
  });
  await writeFile(join(target, `bricolage-grotesque-${script}-700.woff2`), font);
}

async function copyTextFace(script: 'latin' | 'latin-ext') {
  const file = `figtree-${script}-wght-normal.woff2`;
  await copyFile(join(filesOf('figtree'), file), join(target, file));
}

/** The Open Font License asks to travel with the fonts. */
async function copyLicense(family: string) {
  await copyFile(join(filesOf(family), '../LICENSE'), join(target, `${family}-license.txt`));
}

await mkdir(target, { recursive: true });
await Promise.all(
  (['latin', 'latin-ext'] as const).flatMap((s) => [instanceDisplayFace(s), copyTextFace(s)]),
);
await Promise.all(['bricolage-grotesque', 'figtree'].map(copyLicense));
