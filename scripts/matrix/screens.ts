import { existsSync, globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import type { OperationName } from '../../packages/api-mocks/src/operations.ts';
import type { ClientCalls } from './client-calls.ts';
import { parseFile, visit } from './source.ts';

/** A module of the app that reads or sends data, and its screens. */
export interface Caller {
  /** Path from the app's `src`, without its ending: 'features/users/member-directory'. */
  readonly module: string;
  readonly operations: readonly OperationName[];
  /** Statuses that it handles separately: `isApiError(error, 404)`. */
  readonly handled: ReadonlySet<number>;
  /** Files of the pages and layouts that show it. */
  readonly screens: readonly string[];
}

interface Module {
  readonly imports: readonly string[];
  /** Lazy imports: a dialog, or another page. */
  readonly later: readonly string[];
  readonly operations: ReadonlySet<OperationName>;
  readonly handled: ReadonlySet<number>;
}

const client = '@skill-exchange/api-client/';

/** Follows the imports of every screen of an app (pages and layouts) to the modules that call the server. */
export function readCallers(source: string, calls: ClientCalls): Caller[] {
  const modules = new Map<string, Module>();
  const screens = globSync('{pages/**/*-page,layouts/*}.tsx', { cwd: source })
    .filter((file) => !file.endsWith('.stories.tsx'))
    .map((file) => join(source, file));
  const screensOf = new Map<string, Set<string>>();
  for (const screen of screens)
    for (const file of reachable(screen, modules, calls, screens)) {
      const known = screensOf.get(file) ?? new Set();
      screensOf.set(file, known.add(screen));
    }
  return [...screensOf].flatMap(([file, shownBy]) => {
    const { operations, handled } = modules.get(file) ?? readModule(file, calls);
    const module = relative(source, file).replace(/\.tsx?$/, '');
    return operations.size === 0 ? [] : [{ module, operations: [...operations], handled, screens: [...shownBy] }];
  });
}

/** Returns the modules of a screen: its imports and theirs, without pages that are only prefetched. */
function reachable(
  start: string,
  modules: Map<string, Module>,
  calls: ClientCalls,
  screens: readonly string[],
): Set<string> {
  const seen = new Set([start]);
  // Iterating a Set also visits items added during the iteration.
  for (const file of seen) {
    const module = modules.get(file) ?? readModule(file, calls);
    modules.set(file, module);
    for (const imported of module.imports) seen.add(imported);
    for (const imported of module.later) if (!screens.includes(imported)) seen.add(imported);
  }
  return seen;
}

function readModule(file: string, calls: ClientCalls): Module {
  const imports: string[] = [];
  const later: string[] = [];
  const operations = new Set<OperationName>();
  const handled = new Set<number>();
  visit(parseFile(file), (node) => {
    const status = handledStatus(node);
    if (status !== undefined) handled.add(status);
    const from = importedFrom(node);
    if (from === undefined) return;
    const path = join(dirname(file), from);
    if (from.startsWith('.') && /\.tsx?$/.test(from) && existsSync(path))
      (ts.isImportDeclaration(node) ? imports : later).push(path);
    if (!from.startsWith(client) || !ts.isImportDeclaration(node)) return;
    const exported = calls.get(from.slice(client.length));
    for (const name of namesOf(node)) for (const call of exported?.get(name) ?? []) operations.add(call);
  });
  return { imports, later, operations, handled };
}

/** The status in `isApiError(error, 404)`; undefined for other nodes. */
function handledStatus(node: ts.Node): number | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'isApiError') return undefined;
  const status = node.arguments[1];
  return status && ts.isNumericLiteral(status) ? Number(status.text) : undefined;
}

/** Returns the target of a static or a dynamic import; undefined for other nodes. */
function importedFrom(node: ts.Node): string | undefined {
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const from = ts.isImportDeclaration(node) ? node.moduleSpecifier : isDynamic ? node.arguments[0] : undefined;
  return from && ts.isStringLiteralLike(from) ? from.text : undefined;
}

function namesOf({ importClause }: ts.ImportDeclaration): string[] {
  const named = importClause?.namedBindings;
  if (!named || !ts.isNamedImports(named)) return [];
  return named.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
}
