// Starts a component of the kit: its file and its stories, in house style and green. `npm run new:component -- user-badge`
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/environment.ts';
import { runQuietly } from './lib/run.ts';
import { componentFiles, readName } from './new-component/files.ts';

async function create(name: string): Promise<void> {
  const folder = join('packages/ui/src', name);
  if (existsSync(join(root, folder))) throw new Error(`${folder} is there already.`);
  mkdirSync(join(root, folder));
  for (const [file, text] of Object.entries(componentFiles(name))) {
    writeFileSync(join(root, folder, file), text);
    console.log(join(folder, file));
  }
  // One voice on style: the formatter's.
  if ((await runQuietly('biome', ['check', '--write', folder])) !== 0) process.exitCode = 1;
  console.log(`
Look at it:  npm run storybook, then Components
Test it:     npm run test:stories -- ${name}
Use it:      import { … } from '@skill-exchange/ui/${name}'`);
}

try {
  await create(readName(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
