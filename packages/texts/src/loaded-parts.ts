import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { type PagePart, type Part, partOf } from './parts.ts';

type Needed = PagePart | Part;
type Load = { file: string; parts: ReadonlySet<Needed> };
type Module = { needs: Needed[]; imports: string[]; loads: Load[] };

const everywhere: Needed = 'site';

/** Reads the names of skills, from a catalog of their own. */
const readsSkills = /^import \{[^}]*\bskillName\b[^}]*\} from/m;

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

  function visit(file: string, loaded: ReadonlySet<Needed>): void {
    const key = `${file} ${[...loaded].toSorted()}`;
    if (done.has(key)) return;
    done.add(key);
    const { needs, imports, loads } = read(file);
    const missing = needs.filter((part) => !loaded.has(part));
    if (missing.length > 0) {
      problems.add(
        `${relative(root, file)} needs ${missing.map((part) => `'${part}'`).join(', ')} in a withTexts above it; loaded: ${[...loaded].join(', ')}`,
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
          parts: new Set([...parts.matchAll(/'(\w+)'/g)].map(([, part]) => part as Needed)),
        })),
    );
    const rest = code.replaceAll(/withTexts\(\s*\[([^\]]*)\],.*?import\('([^']+)'\)/gs, '');
    const imports = [...rest.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, specifier = '']) =>
      found(specifier),
    );
    const hasTexts = /from '@lingui\/(?:core|react)\/macro'/.test(code);
    const needs: Needed[] = [];
    if (hasTexts) needs.push(partOf(relative(root, file)));
    if (readsSkills.test(code)) needs.push('skills');
    const module = { needs, imports, loads };
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
