import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './environment.ts';
import { runHeldBack } from './run.ts';

/** A package as it would be published. */
export interface Packed {
  readonly name: string;
  /** The folder that was packed. */
  readonly folder: string;
  readonly tarball: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Returns a command's output on both streams. Throws with it when the command fails. */
export async function succeed(folder: string, command: string, ...args: readonly string[]): Promise<string> {
  const { exitCode, output } = await runHeldBack(command, args, folder);
  if (exitCode !== 0) throw new Error(`${command} ${args.join(' ')}: ${output}`);
  return output.toString();
}

/** Packs a folder into a tarball of another folder. */
export async function pack(folder: string, into: string): Promise<Packed> {
  const said = await succeed(into, 'npm', 'pack', folder, '--loglevel=error');
  const tarball = basename(said.trim().split('\n').at(-1) ?? '');
  return { name: readManifest(folder).name, folder, tarball: join(into, tarball) };
}

/**
 * Creates a project with only these tarballs and packages, installed by npm. Their dependencies are
 * first copied from the repository's node_modules, where npm finds them, so that no registry is needed.
 */
export async function makeProject(folder: string, packed: readonly Packed[], packages: readonly string[]) {
  const modules = join(folder, 'node_modules');
  const versions = packages.map((name) => [name, readManifest(join(root, 'node_modules', name)).version]);
  mkdirSync(modules, { recursive: true });
  const manifest = { name: 'empty-project', private: true, type: 'module', dependencies: Object.fromEntries(versions) };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  for (const name of whatIsNeeded(packed, packages)) {
    cpSync(join(root, 'node_modules', name), join(modules, name), { recursive: true, filter: isNeeded });
  }
  const tarballs = packed.map(({ tarball }) => tarball);
  const quiet = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await succeed(folder, 'npm', 'install', '--legacy-peer-deps', ...quiet, ...tarballs);
  // Checking peers during the installation would need the registry. This lists missing and incompatible ones.
  await succeed(folder, 'npm', 'ls', '--all', '--loglevel=error');
}

/** Source maps make up most of a package's size. */
const isNeeded = (path: string) => !path.endsWith('.map');

/** Returns the packages and all their dependencies, at the top of the repository's node_modules. */
function whatIsNeeded(packed: readonly Packed[], packages: readonly string[]): Set<string> {
  const found = new Set<string>();
  const own = new Set(packed.map(({ name }) => name));
  const visit = (name: string, from: string) => {
    const folder = findPackage(name, from);
    const path = folder.slice(join(root, 'node_modules/').length);
    if (own.has(name) || found.has(path)) return;
    found.add(path);
    visitDependencies(folder);
  };
  const visitDependencies = (folder: string) => {
    const { dependencies, peerDependencies, peerDependenciesMeta } = readManifest(folder);
    const isOptional = (peer: string) => peerDependenciesMeta?.[peer]?.optional === true;
    const peers = Object.keys(peerDependencies ?? {}).filter((peer) => !isOptional(peer));
    for (const needed of [...Object.keys(dependencies ?? {}), ...peers]) visit(needed, folder);
  };
  for (const name of packages) visit(name, root);
  for (const { folder } of packed) visitDependencies(folder);
  // A nested package is copied with its parent.
  return new Set([...found].filter((path) => !path.includes('/node_modules/')));
}

function findPackage(name: string, from: string): string {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  if (from === root) throw new Error(`${name} is not installed.`);
  return findPackage(name, dirname(from));
}
