// Writes what the client and the mocks read of the contract at run time. Part of `npm run generate`.
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Operation {
  operationId: string;
  security?: Record<string, unknown>[];
}

interface Contract {
  security: Record<string, unknown>[];
  paths: Record<string, Record<string, Operation>>;
}

// The examples share their parts through many aliases.
const contract: Contract = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'), {
  maxAliasCount: -1,
});

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, security = contract.security }]) => ({
    operationId,
    method,
    path,
    takesBearer: security.some((scheme) => 'bearer' in scheme),
  })),
);

const bearerless = new Set(operations.filter((one) => !one.takesBearer).map(({ path }) => path));
const text = `// Written by \`npm run generate\` from openapi.yaml.

/** Where each operation is, by its operationId. */
export const operationAddresses = {
${operations.map(({ operationId, method, path }) => `  ${operationId}: { method: '${method}', path: '${path}' },`).join('\n')}
} as const;

/** Paths whose operations take no bearer: they are public, or the session cookie speaks for the member. */
export const bearerless: ReadonlySet<string> = new Set([
${[...bearerless].map((path) => `  '${path}',`).join('\n')}
]);
`;
writeFileSync(new URL('../src/generated/operations.ts', import.meta.url), text);
