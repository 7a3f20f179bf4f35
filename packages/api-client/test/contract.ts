import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Example {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly $ref: string }>>;
}

interface Operation {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Example>> }>>;
}

interface Contract {
  readonly security: NonNullable<Operation['security']>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly examples: Readonly<Record<string, { readonly value: unknown }>> };
}

export interface ContractOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly takesBearer: boolean;
  readonly status: number;
  /** The example of its success. */
  readonly body: unknown;
}

const contract: Contract = parse(
  readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'),
  // The examples share their parts through many aliases.
  { maxAliasCount: -1 },
);

/** The operations of openapi.yaml, as far as a client has to know them. */
export const contractOperations: readonly ContractOperation[] = Object.entries(contract.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const [status = '', success] =
        Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        takesBearer: (operation.security ?? contract.security).some((scheme) => 'bearer' in scheme),
        status: Number(status),
        body: exampleIn(success?.content?.['application/json']),
      };
    }),
);

function exampleIn(content: Example | undefined): unknown {
  if (content?.example !== undefined) return content.example;
  const [reference] = Object.values(content?.examples ?? {});
  return reference && contract.components.examples[reference.$ref.split('/').at(-1) ?? '']?.value;
}
