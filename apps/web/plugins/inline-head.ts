import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minify, type Plugin, transformWithOxc } from 'vite';

const script = fileURLToPath(new URL('../src/head.ts', import.meta.url));

/** Writes src/head.ts into the page's head. */
export function inlineHead(): Plugin {
  return {
    name: 'inline-head',
    async transformIndexHtml() {
      const { code } = await transformWithOxc(await readFile(script, 'utf8'), script);
      const { code: small } = await minify('head.js', `{${code.replace(/^export {.*$/m, '')}}`);
      return [{ tag: 'script', children: small.trim(), injectTo: 'head' }];
    },
  };
}
