import type { Plugin } from 'vite';

/**
 * Takes away the names that Radix's build gives functions and classes for the developer tools. They are calls at the top
 * of its modules, and keep all that nobody uses in a build.
 */
export function slimRadix(): Plugin {
  return {
    name: 'slim-radix',
    apply: 'build',
    transform: {
      filter: { id: /\/@radix-ui\/[\w-]+\/dist\/index\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^__name\(\w+, "\w+"\);$/gm, '')
          .replaceAll(/^ +static \{\n +__name\(this, "\w+"\);\n +\}$/gm, '')
          .replaceAll(/(React\d*)\[" (\w+) "\.trim\(\)\.toString\(\)\]/g, '$1.$2'),
        map: null,
      }),
    },
  };
}
