import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { OperationName } from '../../packages/api-mocks/src/operations.ts';
import { articlesPathOf, operationAt } from './operations.ts';
import { parseFile, stringOf, visit } from './source.ts';

/** Returns the operations that each export of the client calls, by module ('users') and name ('useUsers'). */
export type ClientCalls = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<OperationName>>>;

/**
 * Reads which function of the client's endpoint modules calls which operation, directly or through
 * another one.
 */
export function readClientCalls(folder: string): ClientCalls {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return new Map(files.map((name) => [name.replace(/\.ts$/, ''), callsIn(parseFile(join(folder, name)))]));
}

function callsIn(file: ts.SourceFile): Map<string, Set<OperationName>> {
  const bodies = new Map<string, ts.Node>();
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) bodies.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) bodies.set(name.text, initializer);
  }
  const found = new Map<string, Set<OperationName>>();
  for (const name of bodies.keys()) found.set(name, callsOf(name, bodies, new Set()));
  return found;
}

function callsOf(name: string, bodies: ReadonlyMap<string, ts.Node>, seen: Set<string>): Set<OperationName> {
  const calls = new Set<OperationName>();
  const body = bodies.get(name);
  if (body === undefined || seen.has(name)) return calls;
  seen.add(name);
  visit(body, (node) => {
    const operation = operationOf(node);
    if (operation !== undefined) calls.add(operation);
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
    for (const inner of callsOf(node.expression.text, bodies, seen)) calls.add(inner);
  });
  return calls;
}

/**
 * Returns the operation of `api.GET('/api/...')`, or of a URL of the article service, which the typed
 * client does not reach.
 */
function operationOf(node: ts.Node): OperationName | undefined {
  if (ts.isTemplateExpression(node)) return articlesPathOf(node.getText());
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const method = node.expression.name.text;
  const path = stringOf(node.arguments[0]);
  return path !== undefined && /^[A-Z]+$/.test(method) ? operationAt(method, path) : undefined;
}
