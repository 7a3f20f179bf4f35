import { hash } from 'node:crypto';
import { build, type Plugin, type Rolldown } from 'vite';
import { shellAddress } from '../src/offline/shell-address.ts';

/** The files that a page needs, without the fonts of rare letters. */
const wanted = /^assets\/[^/]+\.(?:js|css|svg)$|^assets\/(?!.*-latin)[^/]+\.woff2$/;

/** Modules of other languages, which are cached when a page in one loads them. */
const ofLanguages = /\/packages\/texts\/locales\/|\/src\/lib\/texts\/(?:catalogs|errors\/)/;

/**
 * Builds src/service-worker.ts as /service-worker.js once the app's own files are named, since it
 * lists them. A built file's name identifies its content; the shell's does not, so it has a digest.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }, bundle) {
      const shell = bundle['index.html'];
      if (dir === undefined || shell?.type !== 'asset') throw new Error('The build has no index.html.');
      const entries = [
        { url: shellAddress, revision: hash('sha256', shell.source, 'base64url') },
        ...Object.values(bundle)
          .filter((file) => wanted.test(file.fileName) && !isOfLanguages(file))
          .map(({ fileName }) => ({ url: `/${fileName}`, revision: null })),
      ];
      await build({
        root: this.environment.config.root,
        configFile: false,
        logLevel: 'warn',
        define: { __PRECACHE_ENTRIES__: JSON.stringify(entries), __SHELL__: JSON.stringify(shellAddress) },
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: 'src/service-worker.ts',
            output: { entryFileNames: 'service-worker.js', codeSplitting: false },
          },
        },
      });
    },
  };
}

function isOfLanguages(file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  return file.type === 'chunk' && file.moduleIds.length > 0 && file.moduleIds.every((id) => ofLanguages.test(id));
}
