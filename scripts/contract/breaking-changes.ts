import { type AsyncApi, messageChanges } from './message-changes.ts';
import { type OpenApi, operationChanges } from './operation-changes.ts';
import { resolveRefs } from './resolve-refs.ts';

/** openapi.yaml and asyncapi.yaml as parsed, with their `$ref`. */
export interface Contract {
  openapi: Versioned;
  asyncapi: Versioned;
}

interface Versioned {
  info: { version: string };
}

/** Describes the changes from `before` to `after` that break clients of `before`. */
export function breakingChanges(before: Contract, after: Contract, today = new Date()): string[] {
  const now = 'x-audiences' in before.openapi ? after : withoutAudiences(after);
  const resolved = <Document>(contract: Contract, name: keyof Contract) =>
    resolveRefs({ ...contract }, name) as Document;
  return [
    ...new Set([
      ...operationChanges(resolved<OpenApi>(before, 'openapi'), resolved<OpenApi>(now, 'openapi'), today),
      ...messageChanges(resolved<AsyncApi>(before, 'asyncapi'), resolved<AsyncApi>(now, 'asyncapi')),
    ]),
  ];
}

/** A contract without audiences has promised them nothing. */
function withoutAudiences(contract: Contract): Contract {
  const said = ['x-roles', 'x-visible-to'];
  return JSON.parse(JSON.stringify(contract, (key, value) => (said.includes(key) ? undefined : value)));
}
