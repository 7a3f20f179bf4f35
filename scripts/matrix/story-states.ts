import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { isOperationName, type OperationName } from '../../packages/api-mocks/src/operations.ts';
import { objectOf, parseFile, propertyOf, stringOf, visit } from './source.ts';

/** A story and its mocked responses; other operations respond as usual. */
export interface StoryStates {
  readonly file: string;
  /** 'Pages/Users' */
  readonly title: string;
  /** 'Failing', the name of the export. */
  readonly story: string;
  /** 'Error', if it has its own name. */
  readonly name?: string;
  /** Several states of an operation if the story changes the network between its steps. */
  readonly network: ReadonlyMap<OperationName, readonly string[]>;
}

/** Reads every story in a folder: `network({ listUsers: 'loading' })` and `networkState('listUsers', 'error')`. */
export function readStories(source: string): StoryStates[] {
  return globSync('**/*.stories.tsx', { cwd: source }).flatMap((file) => storiesIn(join(source, file)));
}

function storiesIn(file: string): StoryStates[] {
  const { constants, exported } = declarationsIn(parseFile(file));
  const meta = constants.get('meta');
  const title = stringOf(propertyOf(meta, 'title')) ?? basename(file, '.stories.tsx');
  const shared = networkIn(propertyOf(meta, 'parameters'), constants);
  return exported.map((story) => {
    const initializer = constants.get(story);
    const name = stringOf(propertyOf(initializer, 'name'));
    const network = new Map([...shared, ...networkIn(initializer, constants)]);
    return { file, title, story, network, ...(name === undefined ? {} : { name }) };
  });
}

/** The functions that take states by the name of an operation. */
const namesStates = new Set(['inState', 'network', 'networkHandlers', 'shows']);

type Constants = ReadonlyMap<string, ts.Node>;

/** Reads the top-level declarations of a file and the names of its stories. */
function declarationsIn(tree: ts.SourceFile): { constants: Constants; exported: string[] } {
  const constants = new Map<string, ts.Node>();
  const exported: string[] = [];
  for (const statement of tree.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) constants.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || !initializer) continue;
      constants.set(name.text, initializer);
      if (isExported) exported.push(name.text);
    }
  }
  return { constants, exported };
}

/**
 * Returns every state named below a node. Includes a `play` that changes the network half-way, and a
 * story that a function of the file creates: `rejected('conflict')`.
 */
function networkIn(
  node: ts.Node | undefined,
  constants: Constants,
  given: ReadonlyMap<string, string> = new Map(),
): Map<OperationName, readonly string[]> {
  const found = new Map<OperationName, readonly string[]>();
  const addAll = (operation: OperationName, states: readonly string[]) =>
    found.set(operation, [...(found.get(operation) ?? []), ...states]);
  if (node === undefined) return found;
  const textOf = (value: ts.Node | undefined) =>
    value && ts.isIdentifier(value) ? given.get(value.text) : stringOf(value);
  const add = (operation: string | undefined, state: string | undefined) => {
    if (operation !== undefined && state !== undefined && isOperationName(operation)) addAll(operation, [state]);
  };
  visit(node, (call) => {
    if (!ts.isCallExpression(call) || !ts.isIdentifier(call.expression)) return;
    const [first, second] = call.arguments;
    const callee = call.expression.text;
    if (callee === 'networkState') add(textOf(first), textOf(second));
    else if (namesStates.has(callee)) {
      for (const property of objectOf(first)?.properties ?? [])
        if (ts.isPropertyAssignment(property))
          add(property.name.getText().replaceAll("'", ''), textOf(property.initializer));
    } else {
      const made = constants.get(callee);
      if (made === undefined || !(ts.isArrowFunction(made) || ts.isFunctionDeclaration(made))) return;
      const passed = argumentsOf(made, call, textOf);
      for (const [operation, states] of networkIn(made.body, constants, passed)) addAll(operation, states);
    }
  });
  return found;
}

/** Returns the text arguments of a call, by the function's parameter names. */
function argumentsOf(
  { parameters }: ts.ArrowFunction | ts.FunctionDeclaration,
  call: ts.CallExpression,
  textOf: (value: ts.Node | undefined) => string | undefined,
): Map<string, string> {
  const passed = new Map<string, string>();
  parameters.forEach(({ name }, index) => {
    const text = textOf(call.arguments[index]);
    if (ts.isIdentifier(name) && text !== undefined) passed.set(name.text, text);
  });
  return passed;
}
