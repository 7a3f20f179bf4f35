// Creates a component of the kit with its stories, in house style and passing. `npm run new:component -- user-badge Members`
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/environment.ts';
import { runQuietly } from './lib/run.ts';
import { componentFiles, folderOf, type NewComponent, readArguments } from './new-component/files.ts';

/** Returns the families of the sidebar: each has a guide. */
function families(): string[] {
  const guides = globSync('packages/ui/src/docs/guides/*.mdx', { cwd: root });
  return guides
    .flatMap((guide) => /title="(.+)\/Guide"/.exec(readFileSync(join(root, guide), 'utf8'))?.[1] ?? [])
    .sort();
}

async function create(component: NewComponent): Promise<void> {
  const folder = folderOf(component);
  if (existsSync(join(root, folder))) throw new Error(`${folder} is there already.`);
  mkdirSync(join(root, folder), { recursive: true });
  for (const [file, text] of Object.entries(componentFiles(component))) {
    writeFileSync(join(root, folder, file), text);
    console.log(join(folder, file));
  }
  // Lets the formatter decide the style.
  if ((await runQuietly('biome', ['check', '--write', folder])) !== 0) process.exitCode = 1;
  console.log(`
Look at it:  npm run storybook, then ${component.family}
Test it:     npx vitest --config vitest.storybook.config.ts ${component.name}
Use it:      import { … } from '@skill-exchange/ui/${folder.split('/').slice(-2).join('/')}'`);
}

try {
  await create(readArguments(process.argv.slice(2), families()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
