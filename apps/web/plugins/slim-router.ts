import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { changesTo } from './changes.ts';

const development = fileURLToPath(import.meta.resolve('react-router'));
const production = development.replace('/dist/development/', '/dist/production/');

/** Renders routes for an app whose data no router reads: what a data router's state asks for is left out of a build. */
const withoutDataRouter = (renderMatches: string) =>
  renderMatches
    .replace('let dataRouterState = dataRouterOpts?.state;', '')
    .replaceAll('dataRouterState', 'null');

/**
 * Takes React Router's production build, which its package only offers by a path, and frees what it makes at the top of
 * its modules of side effects (a mark, and no names for the developer tools), so that forms, nav links and the
 * framework's parts are left out of a build. The app has no data router, which React Router only finds out as it runs:
 * its parts are left out as well, a kilobyte of every page.
 */
export function slimRouter(): Plugin {
  const { apply, check } = changesTo('React Router', [
    [/^var (\w+) = (React\d*\.\w+\()/gm, 'var $1 = /* @__PURE__ */ $2'],
    [/^\w+\.displayName = "\w+";$/gm, ''],
    [/(React\d*)\[USE_OPTIMISTIC\]/, '$1.useOptimistic'],
    [/(React\d*)\[REACT_USE\]/, '$1.use'],
    [/isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/, 'useNavigateUnstable()'],
    [
      /^function _renderMatches[\s\S]*?let dataRouterState = dataRouterOpts\?\.state;[\s\S]*?^}/m,
      withoutDataRouter,
    ],
  ]);
  return {
    name: 'slim-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'react-router' ? production : null),
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({ code: apply(code), map: null }),
    },
    buildEnd: check,
  };
}
