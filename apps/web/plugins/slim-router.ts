import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const development = fileURLToPath(import.meta.resolve('react-router'));
const production = development.replace('/dist/development/', '/dist/production/');

/** What the code says, and what it can say as well where routes are plain. A page's budget of bytes holds it to this. */
const replacements: readonly [said: RegExp, instead: string][] = [
  // What is made at the top of the modules has no effect: no marks, and no names for the developer tools.
  [/^var (\w+) = (React\d*\.\w+\()/gm, 'var $1 = /* @__PURE__ */ $2'],
  [/^\w+\.(?:displayName|contextType) = "?\w+"?;$/gm, ''],
  // Warnings are for developers.
  [/^function (warning(?:Once)?)\(/gm, '/* @__NO_SIDE_EFFECTS__ */ function $1('],
  // Ours is no data router: nobody gives it a state, and its pages of errors are never drawn.
  [/\blet dataRouterState = dataRouterOpts\?\.state;/g, ''],
  [/\bdataRouterState\b(?=[?.; )])/g, '(void 0)'],
  [/isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/g, 'useNavigateUnstable()'],
];

/**
 * Takes React Router's production build, which its package only offers by a path, and frees it of what an app with plain
 * routes never runs, so that forms, nav links and the framework's parts are left out of a build.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'react-router' ? production : null),
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: replacements.reduce((slim, [said, instead]) => slim.replaceAll(said, instead), code),
        map: null,
      }),
    },
  };
}
