import { basename } from 'node:path';
import type { Contract } from './breaking-changes.ts';

type Node = Record<string, unknown>;

/** Keywords whose content is data rather than a schema. */
const data = ['example', 'examples', 'enum', 'const', 'default'];

/** Keywords that are no part of a place's name. */
const silent = /^(responses|content|application\/json|schema|payload|allOf|anyOf|oneOf|headers|\d+)$/;

/** Returns the schemas with an `enum` that the server may send, by a place such as `CalendarEntry.kind`. */
export function answerEnums(contract: Contract): Map<string, Node> {
  const documents: Record<string, unknown> = { ...contract };
  const found = new Map<string, Node>();
  const visited = new Set<unknown>();

  function visit(place: string, document: string, node: unknown): void {
    if (!isNode(node) || visited.has(node)) return;
    visited.add(node);
    if (typeof node.$ref === 'string') {
      const [file = '', pointer = ''] = node.$ref.split('#');
      const steps = pointer.split('/').slice(1);
      const target = file === '' ? document : basename(file, '.yaml');
      visit(steps.at(-1) ?? '', target, follow(documents[target], steps));
    }
    if (Array.isArray(node.enum)) found.set(place, node);
    for (const [key, child] of Object.entries(node)) {
      if (key === 'properties') visitEach(place, document, child);
      else if (!data.includes(key)) visit(silent.test(key) ? place : `${place}.${key}`, document, child);
    }
  }

  function visitEach(place: string, document: string, properties: unknown): void {
    if (!isNode(properties)) return;
    for (const [name, property] of Object.entries(properties)) visit(`${place}.${name}`, document, property);
  }

  for (const operation of operationsOf(contract.openapi)) {
    const { operationId, responses, callbacks } = operation;
    visit(String(operationId), 'openapi', responses);
    visit(String(operationId), 'openapi', callbacks);
  }
  for (const [name, operation] of Object.entries(below(contract.asyncapi, 'operations')))
    if (isNode(operation) && operation.action === 'send') visit(name, 'asyncapi', operation.messages);
  return found;
}

/**
 * Describes enums of answers that neither may grow (`x-open: true`) nor say why they never will
 * (`x-closed`). The next value of such an enum would break clients.
 */
export function undecidedEnums(contract: Contract): string[] {
  const isDecided = ({ 'x-open': open, 'x-closed': reason }: Node) =>
    open === true ? reason === undefined : typeof reason === 'string' && reason.length >= 10;
  return [...answerEnums(contract)]
    .filter(([, schema]) => !isDecided(schema))
    .map(([place]) => `${place}: add x-open: true, or x-closed with the reason why its enum never grows`);
}

function operationsOf(openapi: unknown): Node[] {
  return Object.values(below(openapi, 'paths')).flatMap((item) =>
    isNode(item) ? Object.values(item).filter((one): one is Node => isNode(one) && 'operationId' in one) : [],
  );
}

function below(node: unknown, key: string): Node {
  const child = isNode(node) ? node[key] : undefined;
  return isNode(child) ? child : {};
}

function follow(document: unknown, steps: readonly string[]): unknown {
  return steps.reduce((node, step) => (isNode(node) ? node[step.replaceAll('~1', '/')] : undefined), document);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
