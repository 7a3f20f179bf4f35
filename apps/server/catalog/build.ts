// Generates the shipped skills and their names in the languages of the site from the rows of this folder:
// node apps/server/catalog/build.ts
import { writeFile } from 'node:fs/promises';
import { catalogFiles } from './catalog-files.ts';

const { files, size } = await catalogFiles();
for (const [path, text] of files) await writeFile(path, text);
process.stdout.write(`${size} skills\n`);
