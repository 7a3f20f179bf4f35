import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { namesIn, wordsIn } from '../src/app/prerender/page-styles.ts';

/** Where the build says what its pages need. */
export const pageFilesName = '.vite/page-files.json';

/** What a part of the app takes. */
export type Needs = {
  /** Addresses of its scripts. */
  scripts: string[];
  /** The words of its code that the style sheet knows. */
  words: string[];
};

export type PageFiles = {
  /** What every page needs. */
  start: Needs;
  /** What a source file takes besides. */
  bySource: Record<string, Needs>;
};

/** It names every element that there is. */
const reactItself = /\/react-dom\//;

/**
 * Notes what these source files need, and has the style sheet fetched with all other scripts: the document of a page
 * brings the rules for itself alone (src/prerender.tsx), and what comes later must not be seen without its own.
 */
export function pageFiles(sources: ReadonlySet<string>): Plugin {
  let root = '.';
  return {
    name: 'page-files',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
      if (sheet?.type !== 'asset') throw new Error('The build has no style sheet.');
      const known = new Set(namesIn(String(sheet.source).replaceAll('\\', '')));

      const modules = new Map(chunks.flatMap((chunk) => Object.entries(chunk.modules)));
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const scriptsOf = (chunk: Rollup.OutputChunk) =>
        [...withAll(chunk.fileName, (name) => (bundle[name] as Rollup.OutputChunk).imports)].map(
          (name) => `/${name}`,
        );
      function wordsOf(source: string): string[] {
        const code = [...withAll(source, importsOf)]
          .filter((id) => !reactItself.test(id))
          .map((id) => modules.get(id)?.code ?? '');
        const words = new Set(wordsIn(code.join(' ')));
        return [...words].filter((word) => word !== '' && namesIn(word).every((name) => known.has(name)));
      }
      function needsOf(source: string): Needs {
        const chunk = chunks.find(({ moduleIds, facadeModuleId }) =>
          [...moduleIds, facadeModuleId].includes(source),
        );
        if (chunk === undefined) throw new Error(`No script of the build holds ${source}.`);
        return { scripts: scriptsOf(chunk), words: wordsOf(source) };
      }

      const entry = chunks.find(({ isEntry }) => isEntry)?.facadeModuleId ?? '';
      const start = needsOf(entry);
      const bySource = Object.fromEntries(
        [...sources].map((source) => [source, needsOf(join(root, source))]),
      );
      const styled = new Set([start, ...Object.values(bySource)].flatMap(({ scripts }) => scripts));
      for (const chunk of chunks)
        if (!styled.has(`/${chunk.fileName}`)) chunk.viteMetadata?.importedCss.add(sheet.fileName);
      const found: PageFiles = { start, bySource };
      this.emitFile({ type: 'asset', fileName: pageFilesName, source: JSON.stringify(found) });
    },
  };
}

/** Something, all that it leads to, and all that this leads to. */
function withAll(first: string, from: (one: string) => readonly string[]): Set<string> {
  const found = new Set([first]);
  for (const one of found) for (const next of from(one)) found.add(next);
  return found;
}
