import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** React's production files, by what imports them. */
const files: ReadonlyMap<string, string> = new Map([
  ['react', fileOf('react', 'react')],
  ['react/jsx-runtime', fileOf('react', 'react-jsx-runtime')],
  ['react-dom', fileOf('react-dom', 'react-dom')],
  ['react-dom/client', fileOf('react-dom', 'react-dom-client')],
  ['scheduler', fileOf('scheduler', 'scheduler')],
]);

function fileOf(name: string, file: string): string {
  return join(dirname(fileURLToPath(import.meta.resolve(name))), 'cjs', `${file}.production.js`);
}

/**
 * Bundles React as ES modules, which its packages do not offer. From CommonJS every file of a build would bring what
 * finds React in it, every use of a hook would go through an object, and nothing of React could be left out.
 */
export function reactModules(): Plugin {
  const reactFiles = [...files.values()];
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => files.get(source) ?? null,
    transform: {
      filter: { id: /\/node_modules\// },
      handler: (code, id) => ({
        code: reactFiles.includes(id) ? toModule(code) : withNamespace(code),
        map: null,
      }),
    },
  };
}

/** A CommonJS file of React's as a module. What it exports once is a constant, which a build can leave out. */
export function toModule(code: string): string {
  const names = new Set(Array.from(code.matchAll(/\bexports\.(\w+)/g), ([, name = '']) => name));
  const changing = [...names].filter((name) => code.split(`exports.${name} =`).length > 2);
  const body = code
    .replaceAll(/^(?:var|\s) *(\w+) = require\("([\w-]+)"\)[,;]$/gm, 'import * as $1 from "$2";')
    .replaceAll(/^exports\.(\w+) =/gm, (match, name) =>
      changing.includes(name) ? match : `const $${name} =`,
    )
    .replaceAll(/\bexports\.(\w+)/g, '$$$1');
  const variables = changing.map((name) => `let $${name};\n`).join('');
  const exported = [...names].map((name) => `$${name} as ${name}`).join(', ');
  return `${variables}${body}\nexport { ${exported} };\n`;
}

/** A module of React's has no default, which CommonJS makes of the whole. */
function withNamespace(code: string): string {
  return code.replace(/^import (\w+) from (["'])react\2;$/m, 'import * as $1 from "react";');
}
