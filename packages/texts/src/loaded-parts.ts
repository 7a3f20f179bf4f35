import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { type Part, partOf } from './parts.ts';

type Load = { file: string; parts: ReadonlySet<Part> };
type Module = { part: Part | null; imports: string[]; loads: Load[] };

const everywhere: Part = 'site';

/**
 * Returns what is wrong with how the app loads its catalogs: a module must be loaded with the part that has its texts, by
 * `withTexts(['events'], async () => (await import('./event-page.tsx')).EventPage)` of a page or of a lazy component above it.
 */
export function loadingProblems(root: string, entries: readonly string[]): string[] {
  const modules = new Map<string, Module>();
  const problems = new Set<string>();
  const done = new Set<string>();
  for (const entry of entries) visit(resolve(root, entry), new Set([everywhere]));
  return [...problems].toSorted();

  function visit(file: string, loaded: ReadonlySet<Part>): void {
    const key = `${file} ${[...loaded].toSorted()}`;
    if (done.has(key)) return;
    done.add(key);
    const { part, imports, loads } = read(file);
    if (part !== null && !loaded.has(part)) {
      problems.add(
        `${relative(root, file)} needs '${part}' in a withTexts above it; loaded: ${[...loaded].join(', ')}`,
      );
      return;
    }
    for (const each of imports) visit(each, loaded);
    for (const { file: target, parts } of loads) visit(target, new Set([...loaded, ...parts]));
  }

  function read(file: string): Module {
    const known = modules.get(file);
    if (known !== undefined) return known;
    const code = readFileSync(file, 'utf8').replaceAll(/^import type .*?;$/gms, '');
    const found = (specifier: string) => resolveImport(root, file, specifier) ?? [];
    const loads = [...code.matchAll(/withTexts\(\s*\[([^\]]*)\],.*?import\('([^']+)'\)/gs)].flatMap(
      ([, parts = '', specifier = '']) =>
        [found(specifier)].flat().map((target) => ({
          file: target,
          parts: new Set([...parts.matchAll(/'(\w+)'/g)].map(([, part]) => part as Part)),
        })),
    );
    const rest = code.replaceAll(/withTexts\(\s*\[([^\]]*)\],.*?import\('([^']+)'\)/gs, '');
    const imports = [...rest.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, specifier = '']) =>
      found(specifier),
    );
    const hasTexts = /from '@lingui\/(?:core|react)\/macro'/.test(code);
    const module = { part: hasTexts ? partOf(relative(root, file)) : null, imports, loads };
    modules.set(file, module);
    return module;
  }
}

function resolveImport(root: string, from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return existing(resolve(dirname(from), specifier));
  const [, path] = /^@skill-exchange\/ui\/(.+)$/.exec(specifier) ?? [];
  if (path === undefined) return null;
  const name = path.split('/').at(-1);
  const kit = resolve(root, 'packages/ui/src', path);
  return (
    existing(`${kit}.ts`) ?? existing(`${kit}.tsx`) ?? existing(`${kit}/${name}.tsx`) ?? existing(`${kit}/${name}.ts`)
  );
}

const existing = (file: string) => (/\.tsx?$/.test(file) && existsSync(file) ? file : null);
