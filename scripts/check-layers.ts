// Fails when docs/architecture.md does not show the current imports between the server's modules; `--write` updates it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import config, { layers } from '../.dependency-cruiser.mjs';
import { root } from './lib/environment.ts';

const folder = 'apps/server/src/modules';
const page = join(root, 'docs/architecture.md');

/** Returns the module of a file; undefined outside of modules. */
const moduleOf = (file: string) => new RegExp(`^${folder}/([^/]+)/`).exec(file)?.[1];

/** Returns the modules that each module imports. */
async function readImports(): Promise<Map<string, Set<string>>> {
  const { output } = await cruise([folder], { ...config.options, baseDir: root });
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of (output as ICruiseResult).modules) {
    const from = moduleOf(source);
    for (const { resolved } of dependencies) {
      const to = moduleOf(resolved);
      if (from === undefined || to === undefined || from === to) continue;
      imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
}

/** Returns the arrows of the diagram, without those that follow from others. */
function arrowsOf(imports: Map<string, Set<string>>): string[] {
  const below = (name: string): string[] => [...(imports.get(name) ?? [])].flatMap((to) => [to, ...below(to)]);
  return [...imports].flatMap(([from, direct]) => {
    const indirect = new Set([...direct].flatMap(below));
    return [...direct].filter((to) => !indirect.has(to)).map((to) => `  ${from} --> ${to}`);
  });
}

const groups = Object.entries(layers)
  .reverse()
  .flatMap(([name, modules]) => [`  subgraph ${name}`, ...modules.map((module) => `    ${module}`), '  end']);
const picture = ['```mermaid', 'flowchart TD', ...groups, ...arrowsOf(await readImports()).sort(), '```'].join('\n');
const text = readFileSync(page, 'utf8');
const drawn = text.replace(/```mermaid\n[^`]*```/, picture);
if (process.argv.includes('--write')) writeFileSync(page, drawn);
else if (!text.includes(picture)) {
  console.error(
    'docs/architecture.md shows other modules: run `node scripts/check-layers.ts --write`, commit the result.',
  );
  process.exitCode = 1;
}
