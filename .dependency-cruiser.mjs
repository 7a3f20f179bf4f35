// Allowed directions of imports. Zones are derived from the folders, so a new package or feature is covered
// automatically. `scripts/test/import-boundaries.test.ts` proves that each rule can fail.

/** Stories, tests and their helpers may import more than the product. */
const notProduct = '\\.(stories|test|test-d|pact)\\.tsx?$|/(test|e2e|mocks)/';

/** A module may have several: `message-repository.ts` next to `repository.ts`. */
const repository = '^apps/server/src/modules/[^/]+/[\\w-]*repository\\.ts$';

/**
 * The server's modules, lowest layer first: accounts and profiles, what members do together, and what
 * follows from it. Each imports only earlier ones.
 */
export const layers = {
  base: [
    'articles',
    'audit',
    'health',
    'images',
    'mail',
    'skills',
    'users',
    'auth',
    'backups',
    'community',
    'push',
    'two-factor',
    'joining',
    'log-in',
    'passkeys',
    'notifications',
    'announcements',
  ],
  domain: [
    'followed-skills',
    'events',
    'sessions',
    'availability',
    'matches',
    'rings',
    'alerts',
    'chat',
    'reviews',
    'profiles',
    'search',
    'searches',
    'blocks',
    'absence',
  ],
  reactions: ['calendar', 'needs', 'delivery', 'moderation', 'reports', 'account', 'exports', 'numbers'],
};

/** @param {readonly string[]} names */
const inModules = (names) => `^apps/server/src/modules/(${names.join('|')})/`;

/**
 * Within a layer, a later module may import an earlier one, so that no two import each other.
 *
 * @param {readonly string[]} names
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
function modulesInOrder(names) {
  return names.slice(0, -1).map((name, index) => ({
    name: 'modules-do-not-import-each-other',
    severity: 'error',
    from: { path: inModules([name]) },
    to: { path: inModules(names.slice(index + 1)) },
  }));
}

/** It starts other packages' programs and uses the server's test helpers, so a package's rules cannot apply. */
const laboratory = '^packages/laboratory/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'packages-do-not-know-apps',
      severity: 'error',
      from: { path: '^packages/', pathNot: laboratory },
      to: { path: '^apps/' },
    },
    {
      name: 'nothing-knows-the-laboratory',
      comment: 'It may be removed without a change to the product. `npm test` runs its programs as programs.',
      severity: 'error',
      from: { pathNot: laboratory },
      to: { path: laboratory },
    },
    {
      name: 'the-laboratory-knows-the-server',
      comment: "The only modules of the app are the chat's own client, which it runs over a failing network.",
      severity: 'error',
      from: { path: laboratory },
      to: {
        path: '^(apps|packages|scripts)/',
        pathNot: `${laboratory}|^apps/server/(src|test)/|^apps/web/src/features/chat/(?:conversation/thread|sending/outbox)\\.ts$|^scripts/lib/`,
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'apps-do-not-know-each-other',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'features-do-not-know-each-other',
      comment: 'A route composes features through props, slots and callbacks.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'features-do-not-know-the-app',
      severity: 'error',
      from: { path: '^apps/web/src/(features|config|lib)/', pathNot: notProduct },
      to: { path: '^apps/web/src/(?!(?:features|config|lib)/|env\\.ts)' },
    },
    {
      name: 'lib-does-not-know-features',
      severity: 'error',
      from: { path: '^apps/web/src/(config|lib)/', pathNot: notProduct },
      to: { path: '^apps/web/src/features/' },
    },
    {
      name: 'mocks-stay-out-of-the-product',
      severity: 'error',
      from: { path: '^(apps/[^/]+|packages/(ui|api-client))/src/', pathNot: notProduct },
      to: { path: '^packages/api-mocks/|node_modules/msw' },
    },
    {
      name: 'the-kit-knows-only-the-contract-types',
      comment:
        'Components take data and callbacks; nothing in the kit fetches. Forms know the rules of texts and hues, and which are equal; emails and pages have one Markdown.',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: notProduct },
      to: {
        path: '^packages/api-client/',
        pathNot:
          '^packages/api-client/src/(types|plain-text|cut-text|markdown|name-folding|community-colors|generated/schema|generated/file-sizes)\\.ts$',
      },
    },
    {
      name: 'primitives-do-not-know-components',
      comment: 'Primitives have no domain words.',
      severity: 'error',
      from: { path: '^packages/ui/src/(primitives|lib)/', pathNot: notProduct },
      to: { path: '^packages/ui/src/components/' },
    },
    {
      name: 'routes-do-not-query',
      comment: 'Routes translate, services decide, repositories query.',
      severity: 'error',
      from: { path: '^apps/server/src/modules/[^/]+/[\\w-]*routes\\.ts$' },
      to: {
        path: `${repository}|^apps/server/src/db/(?!schema)|node_modules/kysely`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'repositories-do-not-decide',
      severity: 'error',
      from: { path: repository },
      to: { path: '^apps/server/src/(modules/[^/]+/[\\w-]*(routes|service)\\.ts|plugins/)' },
    },
    {
      name: 'modules-have-a-layer',
      comment: 'A new module takes its place among `layers`.',
      severity: 'error',
      from: { path: '^apps/server/src/modules/[^/]+/', pathNot: inModules(Object.values(layers).flat()) },
      to: {},
    },
    {
      name: 'the-base-does-not-know-the-domain',
      severity: 'error',
      from: { path: inModules(layers.base) },
      to: { path: inModules([...layers.domain, ...layers.reactions]) },
    },
    {
      name: 'the-domain-does-not-know-reactions',
      severity: 'error',
      from: { path: inModules(layers.domain) },
      to: { path: inModules(layers.reactions) },
    },
    ...Object.values(layers).flatMap(modulesInOrder),
    {
      name: 'no-cycles',
      comment: 'Type-only imports count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'packages-meet-at-their-exports',
      comment: 'Another workspace is imported by its name, never by a relative path into its folder.',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+)/', pathNot: laboratory },
      to: { path: '^(packages|apps)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Only our own: many packages have their code in a folder of that name, and would be ignored.
    exclude: { path: '^(?!.*node_modules/).*(^|/)(dist|storybook-static|generated)/|^scripts/test/fixtures/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'],
    },
  },
};
