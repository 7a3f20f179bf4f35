const components = (...names: string[]) => names.map((name) => `packages/ui/src/components/${name}`);

const entry = [
  'apps/web/src/features/auth',
  'apps/web/src/pages/errors',
  'apps/web/src/pages/landing',
  'apps/web/src/pages/log-in',
  ...components('feature-cards', 'hero', 'joining-note', 'landing-band', 'link-problem', 'not-found'),
];

/**
 * The parts of the product that have a catalog each, with the folders whose texts are in it. A page loads its part with
 * its chunk, and every page `site`: what more than one part shows.
 */
export const parts = {
  site: { include: ['apps/web/src', 'packages/ui/src'], exclude: entry },
  entry: { include: entry, exclude: [] },
} satisfies Record<string, { include: string[]; exclude: string[] }>;

export type Part = keyof typeof parts;

/** Folders whose texts are all in the catalogs. */
export const doneFolders: readonly string[] = [
  ...entry,
  'apps/web/src/layouts',
  ...components('community-banner', 'footer', 'log-out-dialog', 'nav-bell', 'nav-sheet', 'navbar', 'notice-dialog'),
];

/** What looks like a text in these folders, and is the same in every language. */
export const notTexts: ReadonlySet<string> = new Set();
