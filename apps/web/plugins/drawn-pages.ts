import { relative } from 'node:path';
import type { Plugin, Rollup } from 'vite';

/** Where the build says which files a page needs that is drawn on a server, by the page's source file. */
export const drawnPagesFile = '.vite/drawn-pages.json';

/** Addresses of scripts. */
export type DrawnPages = {
  /** What every document names, and what that imports. */
  start: string[];
  /** What a page needs beside it. */
  pages: Record<string, string[]>;
};

/**
 * Notes the files of the pages that a server draws, and has the style sheet fetched with all other ones: the document
 * of a drawn page brings the rules for itself alone, and what comes later must not be seen without its own.
 *
 * @param isDrawn matches the source files of the pages
 */
export function drawnPages(isDrawn: RegExp): Plugin {
  let root = '.';
  return {
    name: 'drawn-pages',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const sheet = Object.keys(bundle).find((file) => file.endsWith('.css'));
      if (sheet === undefined) throw new Error('The build has no style sheet.');
      const start = withImports(
        bundle,
        chunks.filter(({ isEntry }) => isEntry),
      );
      const named = new Set(start);
      const pages: DrawnPages['pages'] = {};
      for (const chunk of chunks)
        for (const source of chunk.moduleIds.filter((id) => isDrawn.test(id))) {
          const files = [...withImports(bundle, [chunk])].filter((file) => !start.has(file));
          pages[relative(root, source)] = addresses(files);
          for (const file of files) named.add(file);
        }
      for (const chunk of chunks) if (!named.has(chunk)) chunk.viteMetadata?.importedCss.add(sheet);
      const found: DrawnPages = { start: addresses(start), pages };
      this.emitFile({ type: 'asset', fileName: drawnPagesFile, source: JSON.stringify(found) });
    },
  };
}

const addresses = (files: Iterable<Rollup.OutputChunk>) => [...files].map(({ fileName }) => `/${fileName}`);

/** The files and all that they import. */
function withImports(bundle: Rollup.OutputBundle, files: Rollup.OutputChunk[]): Set<Rollup.OutputChunk> {
  const found = new Set(files);
  for (const { imports } of found)
    for (const name of imports) {
      const file = bundle[name];
      if (file?.type === 'chunk') found.add(file);
    }
  return found;
}
