import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parseFile, visit } from '../matrix/source.ts';
import { root } from './environment.ts';

/** The names and texts of a rule and of all that it refers to. */
export type RuleWords = ReadonlySet<string>;

const declaring = new Set(['test', 'addition', 'rule', 'effect']);

/** Returns the words of every rule of packages/conformance. */
export function readRules(): RuleWords[] {
  const files = (folder: string) =>
    globSync(`packages/conformance/${folder}/**/*.ts`, { cwd: root }).map((file) => parseFile(join(root, file)));
  const shared = declarationsIn(files('src'));
  return files('rules').flatMap((file) => {
    const known = new Map([...shared, ...declarationsIn([file])]);
    return rulesIn(file).map((nodes) => wordsOf(nodes, known));
  });
}

/** Returns what each rule of an effect is about: the operation, and the query parameter or the field of its body. */
export function readEffects(): string[] {
  const files = globSync('packages/conformance/rules/**/*.ts', { cwd: root });
  const found: string[] = [];
  for (const file of files)
    visit(parseFile(join(root, file)), (node) => {
      if (!ts.isCallExpression(node) || nameOf(node.expression) !== 'effect') return;
      const [id, field] = node.arguments;
      if (id && field && ts.isStringLiteralLike(id) && ts.isStringLiteralLike(field))
        found.push(`${id.text} ${field.text}`);
    });
  return found;
}

/** Returns each call that declares a rule, with the texts around it: its `describe` and the head of its loop. */
function rulesIn(file: ts.SourceFile): ts.Node[][] {
  const found: ts.Node[][] = [];
  visit(file, (node) => {
    if (ts.isCallExpression(node) && declaring.has(nameOf(node.expression))) found.push([node, ...around(node)]);
  });
  return found;
}

/** `test` of `test(...)`, and of `test.each(...)(...)`. */
function nameOf(called: ts.Node): string {
  if (ts.isIdentifier(called)) return called.text;
  return ts.isCallExpression(called) || ts.isPropertyAccessExpression(called) ? nameOf(called.expression) : '';
}

function around({ parent }: ts.Node): ts.Node[] {
  if (parent === undefined) return [];
  if (ts.isForOfStatement(parent)) return [parent.expression, ...around(parent)];
  if (ts.isCallExpression(parent) && parent.arguments[0]) return [parent.arguments[0], ...around(parent)];
  return around(parent);
}

/** Returns what the top level of files declares, by name. */
function declarationsIn(files: readonly ts.SourceFile[]): Map<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  for (const statement of files.flatMap((file) => [...file.statements])) {
    if (ts.isFunctionDeclaration(statement) && statement.name) found.set(statement.name.text, statement);
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) found.set(name.text, initializer);
  }
  return found;
}

function wordsOf(nodes: readonly ts.Node[], known: ReadonlyMap<string, ts.Node>): RuleWords {
  const words = new Set<string>();
  const queue = [...nodes];
  for (const node of queue)
    visit(node, (inner) => {
      const isText = ts.isStringLiteralLike(inner) || ts.isNumericLiteral(inner) || ts.isTemplateLiteralToken(inner);
      if (!ts.isIdentifier(inner) && !isText) return;
      for (const word of inner.text.match(/\w+/g) ?? []) {
        const declared = known.get(word);
        if (declared !== undefined && !words.has(word)) queue.push(declared);
        words.add(word);
      }
    });
  return words;
}
