import type { Plugin } from 'vite';
import { changesTo } from './changes.ts';

/**
 * Takes away the names that Radix's build gives functions and classes for the developer tools: they are calls at the top
 * of its modules, and keep all that nobody uses in a build. What it looks up in React by a text that it puts together,
 * for versions of React that lack it, is looked up by its name.
 */
export function slimRadix(): Plugin {
  const { apply, check } = changesTo('Radix', [
    [/^__name\(\w+, "\w+"\);$/gm, ''],
    [/^ +static \{\n +__name\(this, "\w+"\);\n +\}$/gm, ''],
    [/(React\d*)\[" (\w+) "\.trim\(\)\.toString\(\)\]/g, '$1.$2'],
  ]);
  return {
    name: 'slim-radix',
    apply: 'build',
    transform: {
      filter: { id: /\/@radix-ui\/[\w-]+\/dist\/index\.mjs$/ },
      handler: (code) => ({ code: apply(code), map: null }),
    },
    buildEnd: check,
  };
}
