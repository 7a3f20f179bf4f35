// Generates the shipped skills from the rows of this folder: node apps/server/catalog/build.ts
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectSkills } from './collect-skills.ts';
import { asFile } from './skill-file.ts';

const file = join(import.meta.dirname, '../src/modules/skills/shipped-skills.txt');
const skills = await collectSkills();
await writeFile(file, asFile(skills));
process.stdout.write(`${skills.length} skills\n`);
