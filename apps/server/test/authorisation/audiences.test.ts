import { expect, test } from 'vitest';
import { loadContract } from '../../src/contract/load-contract.ts';

// The rights in openapi.yaml are consistent: x-roles, x-ties, x-visible-to, x-may-not-see, security and x-while-suspended.

const { document, operations } = loadContract();
const all = [...operations.values()];
const idsOf = (some: typeof all) => some.map(({ id }) => id);

interface Node {
  $ref?: string;
  'x-visible-to'?: string[];
  'x-may-not-see'?: string[];
}

const ties = document['x-ties'] as Record<string, Record<string, { audiences: string[] }>>;

/** Returns every node below one, following references. */
function below(node: unknown, seen: Set<unknown> = new Set()): Set<unknown> {
  if (typeof node !== 'object' || node === null || seen.has(node)) return seen;
  seen.add(node);
  const { $ref } = node as Node;
  if ($ref !== undefined) below(follow($ref), seen);
  for (const child of Object.values(node)) below(child, seen);
  return seen;
}

function follow(ref: string): unknown {
  const steps = ref.slice(2).split('/');
  return steps.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], document);
}

function answersOf({ path, method }: (typeof all)[number]): unknown {
  return document.paths[path]?.[method.toLowerCase() as 'get']?.responses;
}

/** Returns schemas with content that only this audience sees. */
const schemasFor = (audience: string) =>
  Object.values((document.components as { schemas: Record<string, Node> }).schemas).filter(
    (schema) => String(schema['x-visible-to']) === audience,
  );

test('visitors have access exactly to operations without a log-in', () => {
  const open = all.filter(({ security }) => security.length === 0 || security.includes('none'));
  expect(idsOf(all.filter(({ roles }) => roles.includes('visitor')))).toEqual(idsOf(open));
});

test('x-audiences lists exactly the roles that operations name', () => {
  const seen = [...below(document.paths), ...below(document.components)] as Node[];
  const named = new Set([...all.flatMap(({ roles }) => roles), ...seen.flatMap((node) => node['x-visible-to'] ?? [])]);
  expect([...named].toSorted()).toEqual(Object.keys(document['x-audiences']).toSorted());
});

test('x-ties has a tie for each audience that depends on a thing, and names no other', () => {
  const ofAnyThing = ['visitor', 'member', 'confirmed-member', 'moderator', 'operator'];
  const named = Object.values(ties).flatMap((kind) => Object.values(kind).flatMap(({ audiences }) => audiences));
  const ofThings = Object.keys(document['x-audiences']).filter((audience) => !ofAnyThing.includes(audience));
  expect([...new Set(named)].toSorted()).toEqual(ofThings.toSorted());
});

test('x-may-not-see names ties of one kind of thing', () => {
  const marks = ([...below(document.components)] as Node[]).flatMap((node) => {
    const { 'x-may-not-see': nearest } = node ?? {};
    return nearest === undefined ? [] : [nearest];
  });
  expect(marks.length).toBeGreaterThan(0);
  const isOfOneKind = (nearest: string[]) => Object.values(ties).some((kind) => nearest.every((tie) => tie in kind));
  expect(marks.filter((nearest) => !isOfOneKind(nearest))).toEqual([]);
});

test.each([
  ['moderator', '/api/moderation/'],
  ['operator', '/api/operator/'],
])('parts for a %s are only in answers to them', (role, folder) => {
  const theirs = schemasFor(role);
  expect(theirs.length).toBeGreaterThan(0);
  const answering = all.filter((operation) => {
    const nodes = below(answersOf(operation));
    return theirs.some((schema) => nodes.has(schema)) || operation.path.startsWith(folder);
  });
  expect(idsOf(answering)).toEqual(idsOf(all.filter(({ roles }) => String(roles) === role)));
});

test('answers to visitors have no schemas for others', () => {
  const withheld = ['moderator', 'operator', 'one-of-two'].flatMap(schemasFor);
  const open = all.filter(({ roles }) => roles.includes('visitor'));
  const answering = open.filter((operation) => withheld.some((schema) => below(answersOf(operation)).has(schema)));
  expect(idsOf(answering)).toEqual([]);
});

test('suspended members may only call operations of their own account and its moderation', () => {
  const suspended = all.filter(({ isForSuspended }) => isForSuspended);
  expect(suspended.length).toBeGreaterThan(0);
  const wide = suspended.filter(
    ({ tag, roles }) =>
      !['auth', 'account', 'downloads', 'moderation'].includes(tag) ||
      roles.some((role) => !['visitor', 'member', 'owner'].includes(role)),
  );
  expect(idsOf(wide)).toEqual([]);
});
