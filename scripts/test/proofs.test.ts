import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/environment.ts';
import { parseFile, propertyOf, visit } from '../matrix/source.ts';

// docs/proofs holds what the product does, one statement a row, each beside the stories and tests that prove it. What a
// row names has to be there: the file, and in it a test of that title or a story of that name with a play function.

const folder = join(root, 'docs/proofs');
const index = join(root, 'docs/proofs.md');
const pages = readdirSync(folder).filter((file) => file.endsWith('.md'));

type Proof = { label: string; file: string; story: string | undefined; title: string | undefined };

/** `[file: \`Story\`](path)` or `[file: "title"](path)`. */
const link = /\[([\w.-]+): (?:`(\w+)`|"([^"]+)")\]\(([^)]+)\)/g;

function proofsIn(cell: string, page: string): Proof[] {
  return [...cell.matchAll(link)].map(([, label = '', story, title, path = '']) => ({
    label,
    story,
    title,
    file: join(dirname(page), path),
  }));
}

/** The rows of a page's tables, without their heads. */
function rowsOf(page: string): { statement: string; proof: string }[] {
  const lines = readFileSync(page, 'utf8').split('\n');
  return lines.flatMap((line, number) => {
    if (!line.startsWith('|') || /^\|[-|\s]+\|$/.test(line) || lines[number + 1]?.startsWith('|--'))
      return [];
    const [, statement = '', proof = '', ...rest] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    if (rest.join('') !== '') throw new Error(`${page}:${number + 1} has more than two columns.`);
    return [{ statement, proof }];
  });
}

/** What a file proves: names of stories that play, titles of tests. */
type Proven = { stories: Set<string>; titles: RegExp[]; text: string };
const known = new Map<string, Proven>();

function provenBy(file: string): Proven {
  const before = known.get(file);
  if (before !== undefined) return before;
  const source = parseFile(file);
  const proven: Proven = { stories: new Set(), titles: [], text: source.text };
  visit(source, (node) => {
    if (ts.isVariableStatement(node)) for (const name of playedStories(node)) proven.stories.add(name);
    if (ts.isCallExpression(node)) proven.titles.push(...titlesOf(node));
  });
  known.set(file, proven);
  return proven;
}

/** Exported stories that assert something: by `play`, or made by a function or from a story that does. */
function playedStories(node: ts.VariableStatement): string[] {
  if (!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  return node.declarationList.declarations.flatMap(({ name, initializer }) => {
    if (!ts.isIdentifier(name) || initializer === undefined) return [];
    const plays =
      ts.isCallExpression(initializer) ||
      propertyOf(initializer, 'play') !== undefined ||
      (ts.isObjectLiteralExpression(initializer) && initializer.properties.some(ts.isSpreadAssignment));
    return plays && !initializer.getText().includes("'!test'") ? [name.text] : [];
  });
}

const plain = new Set(['test', 'it']);
/** Their first argument is an operation or an event; the title is both. */
const pacts = new Set(['answers', 'refuses', 'event']);

function titlesOf({ expression, arguments: [first, second] }: ts.CallExpression): RegExp[] {
  // test('...'), test.skipIf(...)('...'), test.each(...)('...'), but not test.skip('...').
  const callee = ts.isCallExpression(expression) ? expression.expression : expression;
  const name = ts.isPropertyAccessExpression(callee) ? callee.expression : callee;
  if (!ts.isIdentifier(name) || first === undefined) return [];
  const isChained = ts.isPropertyAccessExpression(callee);
  if (plain.has(name.text) && isChained === ts.isCallExpression(expression)) return [patternOf([first])];
  if (pacts.has(name.text) && second !== undefined) return [patternOf([first, second])];
  return [];
}

/** What the joined texts can read. What is only known when it runs can be anything. */
function patternOf(texts: readonly ts.Expression[]): RegExp {
  const patterns = texts.map((text) => {
    if (ts.isStringLiteralLike(text)) return escaped(text.text);
    if (!ts.isTemplateExpression(text)) return '.+';
    return (
      escaped(text.head.text) + text.templateSpans.map(({ literal }) => `.+${escaped(literal.text)}`).join('')
    );
  });
  return new RegExp(`^${patterns.join(': ')}$`);
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What is wrong with a proof; undefined when nothing is. */
function faultOf({ label, file, story, title }: Proof): string | undefined {
  const place = relative(root, file);
  if (basename(file) !== label) return `${label} leads to ${place}`;
  let proven: Proven;
  try {
    proven = provenBy(file);
  } catch {
    return `${place} is gone`;
  }
  if (story !== undefined && !proven.stories.has(story)) return `${place} has no story ${story} that plays`;
  if (title !== undefined && !proven.titles.some((known) => known.test(title)))
    return `${place} has no test "${title}"`;
  return undefined;
}

describe.each(pages)('docs/proofs/%s', (name) => {
  const page = join(folder, name);
  const rows = rowsOf(page).map((row) => ({ ...row, proofs: proofsIn(row.proof, page) }));

  test('has a proof for every statement', () => {
    expect(rows.length).toBeGreaterThan(0);
    // Nothing but links to proofs: no promise, no remark.
    const unproven = rows.filter(
      ({ proofs, proof }) =>
        proofs.length === 0 || proof.replaceAll(link, '').replaceAll(/[,\s]/g, '') !== '',
    );
    expect(unproven.map(({ statement }) => statement)).toEqual([]);
  });

  test('names stories and tests that are there', () => {
    const faults = rows.flatMap(({ proofs }) => proofs.map(faultOf));
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });

  test('quotes texts that the proofs look for', () => {
    const unseen = rows.flatMap(({ statement, proofs }) => {
      const sources = proofs.map(({ file }) => provenBy(file).text);
      return [...statement.matchAll(/“([^”]+)”/g)]
        .map(([, text = '']) => text)
        .filter((text) => !sources.some((source) => source.includes(text)));
    });
    expect(unseen).toEqual([]);
  });

  test('makes each statement once', () => {
    const statements = rows.map(({ statement }) => statement);
    expect(statements.filter((one, place) => statements.indexOf(one) !== place)).toEqual([]);
  });

  test('is in the table of contents', () => {
    expect(readFileSync(index, 'utf8')).toContain(`](proofs/${name})`);
  });
});

test('SECURITY.md names a test that is there for every attack', () => {
  const page = join(root, 'SECURITY.md');
  const section = /^## What one stranger[\s\S]*?(?=^## )/m.exec(readFileSync(page, 'utf8'))?.[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  const proofs = rows.slice(2).map((row) => proofsIn(row.split(/(?<!\\)\|/).at(-2) ?? '', page));
  expect(proofs.length).toBeGreaterThan(0);
  expect(proofs.filter((row) => row.length === 0)).toEqual([]);
  expect(
    proofs
      .flat()
      .map(faultOf)
      .filter((fault) => fault !== undefined),
  ).toEqual([]);
});
