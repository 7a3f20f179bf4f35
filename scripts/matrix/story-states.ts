import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { isOperationName, type OperationName } from '../../packages/api-mocks/src/operations.ts';
import { objectOf, parseFile, propertyOf, stringOf, visit } from './source.ts';

/** A story and what it does to the network; what is not named answers as usual. */
export interface StoryStates {
  readonly file: string;
  /** 'Pages/Users' */
  readonly title: string;
  /** 'Failing', the name of the export. */
  readonly story: string;
  /** 'Error', where it has a name of its own. */
  readonly name?: string;
  readonly network: ReadonlyMap<OperationName, string>;
}

/** Reads every story under a folder: `network({'users.list': 'loading'})` and `networkState('users.list', 'error')`. */
export function readStories(source: string): StoryStates[] {
  return globSync('**/*.stories.tsx', { cwd: source }).flatMap((file) => storiesIn(join(source, file)));
}

function storiesIn(file: string): StoryStates[] {
  const tree = parseFile(file);
  const constants = new Map<string, ts.Expression>();
  const stories: [name: string, story: ts.Expression][] = [];
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || !initializer) continue;
      constants.set(name.text, initializer);
      if (isExported) stories.push([name.text, initializer]);
    }
  }
  const meta = constants.get('meta');
  const title = stringOf(propertyOf(meta, 'title')) ?? basename(file, '.stories.tsx');
  const shared = networkIn(propertyOf(meta, 'parameters'));
  return stories.map(([story, initializer]) => {
    const own = networkIn(objectOf(initializer) ?? initializer);
    const name = stringOf(propertyOf(initializer, 'name'));
    const network = new Map([...shared, ...own]);
    return { file, title, story, network, ...(name === undefined ? {} : { name }) };
  });
}

/** Every state named below a node. A `play` that changes the network half-way counts as well. */
function networkIn(node: ts.Node | undefined): Map<OperationName, string> {
  const found = new Map<OperationName, string>();
  if (node === undefined) return found;
  const add = (operation: string | undefined, state: string | undefined) => {
    if (operation !== undefined && state !== undefined && isOperationName(operation))
      found.set(operation, state);
  };
  visit(node, (call) => {
    if (!ts.isCallExpression(call) || !ts.isIdentifier(call.expression)) return;
    const [first, second] = call.arguments;
    if (call.expression.text === 'networkState') add(stringOf(first), stringOf(second));
    if (!['network', 'networkHandlers'].includes(call.expression.text)) return;
    for (const property of objectOf(first)?.properties ?? [])
      if (ts.isPropertyAssignment(property)) add(stringOf(property.name), stringOf(property.initializer));
  });
  return found;
}
