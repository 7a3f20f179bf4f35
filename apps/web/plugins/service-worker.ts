import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { shellAddress } from '../src/offline/shell-address.ts';

/** What a page needs, and not the fonts for letters that few texts hold. */
const wanted = /^assets\/[^/]+\.(?:js|css|svg)$|^assets\/(?!.*-latin)[^/]+\.woff2$/;

/**
 * Builds src/service-worker.ts as /service-worker.js once the app's own files are named, since it lists them. A built
 * file's name says its content; the shell's does not, so it carries a digest.
 */
export function serviceWorker(): Plugin {
  let root = '.';
  let outDir = 'dist';
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      // A build that has failed says more than what it has not written.
      if (!existsSync(join(outDir, 'index.html'))) return;
      const files = (await readdir(outDir, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
      const shell = await readFile(join(outDir, 'index.html'));
      const entries = [
        { url: shellAddress, revision: createHash('sha256').update(shell).digest('base64url') },
        ...files.filter((file) => wanted.test(file)).map((file) => ({ url: `/${file}`, revision: null })),
      ];
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
        define: { __PRECACHE_ENTRIES__: JSON.stringify(entries), __SHELL__: JSON.stringify(shellAddress) },
        build: {
          outDir,
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
