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

/** Returns in words what breaks clients of `before` when the server becomes `after`. */
export function breakingChanges(before: Contract, after: Contract): string[] {
  const resolved = <Document>(contract: Contract, name: keyof Contract) =>
    resolveRefs({ ...contract }, name) as Document;
  return [
    ...new Set([
      ...operationChanges(resolved<OpenApi>(before, 'openapi'), resolved<OpenApi>(after, 'openapi')),
      ...messageChanges(resolved<AsyncApi>(before, 'asyncapi'), resolved<AsyncApi>(after, 'asyncapi')),
    ]),
  ];
}
