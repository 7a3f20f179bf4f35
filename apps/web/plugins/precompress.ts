import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;
/** Bytes. Smaller files gain nothing: the headers outweigh the saving. */
const minimumSize = 1024;

/**
 * Writes a `.br` and a `.gz` beside every compressible file of the build, so that the server sends them at the best
 * compression level without spending time on each request.
 */
export function precompress(): Plugin {
  let outDir = 'dist';
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true });
      await Promise.all(
        files.filter((file) => compressible.test(file)).map((file) => compress(join(outDir, file))),
      );
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < minimumSize) return;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
