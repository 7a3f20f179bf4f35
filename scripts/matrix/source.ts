import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Parses a source file without resolving or checking anything, which takes a millisecond or two. */
export function parseFile(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** Calls back for a node and all its descendants. */
export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  node.forEachChild((child) => visit(child, see));
}

/** Returns the text of a string literal; undefined for anything else. */
export function stringOf(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}

/** Returns an object literal inside `as`, `satisfies` and parentheses; undefined for anything else. */
export function objectOf(node: ts.Node | undefined): ts.ObjectLiteralExpression | undefined {
  if (node === undefined) return undefined;
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node))
    return objectOf(node.expression);
  return ts.isObjectLiteralExpression(node) ? node : undefined;
}

/** Returns the value of a property of an object literal. */
export function propertyOf(node: ts.Node | undefined, name: string): ts.Expression | undefined {
  for (const property of objectOf(node)?.properties ?? []) {
    const isNamed = property.name && ts.isIdentifier(property.name) && property.name.text === name;
    if (isNamed && ts.isPropertyAssignment(property)) return property.initializer;
  }
  return undefined;
}
