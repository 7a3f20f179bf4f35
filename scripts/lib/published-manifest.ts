/** The fields of a workspace's package.json that are used here. */
interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly private?: boolean;
  readonly scripts?: unknown;
  readonly devDependencies?: unknown;
  readonly [field: string]: unknown;
}

/**
 * Returns the package.json of a workspace's `dist`: exports name built files, and dependencies are
 * ranges rather than pinned versions, so that an app has each of them once.
 */
export function publishedManifest(manifest: Manifest): Record<string, unknown> {
  const { private: _private, scripts: _scripts, devDependencies: _dev, exports, dependencies, ...rest } = manifest;
  return {
    ...rest,
    exports: mapValues(exports, (path) => path.replace(/^\.\/(?:src|dist)\//, './').replace(/\.tsx?$/, '.js')),
    dependencies: mapValues(dependencies, (version) => `^${version}`),
  };
}

function mapValues(record: Readonly<Record<string, string>>, change: (value: string) => string) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
