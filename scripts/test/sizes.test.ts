import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, loadAll } from 'js-yaml';
import { expect, test } from 'vitest';
import { root } from '../lib/environment.ts';

// The sizes of openapi.yaml, and everything outside the server that repeats or enforces them.

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const mebibyte = 1024 * 1024;

interface Operation {
  operationId: string;
  'x-max-body'?: number;
  'x-max-file'?: number;
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { $ref?: string }>;
}
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: {
    responses: Record<
      string,
      { content: Record<string, { examples: Record<string, { value: { message: string; params?: object } }> }> }
    >;
  };
}

const contract = load(read('openapi.yaml')) as Contract;
const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));
const largest = Math.max(...operations.map((operation) => operation['x-max-body'] ?? 0));

test('every operation with a body says how large it may be, and every form how large its file', () => {
  const wrong = operations.filter(({ requestBody, 'x-max-body': body, 'x-max-file': file }) => {
    const isForm = requestBody !== undefined && 'multipart/form-data' in requestBody.content;
    const isSaid = (body !== undefined) === (requestBody !== undefined) && (file !== undefined) === isForm;
    // Room for the other fields of the form.
    return !isSaid || (file !== undefined && (body ?? 0) < file + mebibyte);
  });
  expect(wrong.map(({ operationId }) => operationId)).toEqual([]);
});

test('the error for a file that is too large has the size of its operation', () => {
  const forms = operations.filter((operation) => operation['x-max-file'] !== undefined);
  expect(forms.length).toBeGreaterThan(2);
  for (const { operationId, responses, 'x-max-file': bytes = 0 } of forms) {
    const name = responses[413]?.$ref?.split('/').at(-1) ?? '';
    const examples = contract.components.responses[name]?.content['application/json']?.examples ?? {};
    const limit = bytes / mebibyte;
    expect(examples.too_large?.value, operationId).toMatchObject({
      message: `Max file size is ${limit}MB.`,
      params: { limit },
    });
  }
});

test('the proxies of deploy/ take the largest body, and name no size of their own', () => {
  const nginx = read('deploy/nginx/nginx.conf');
  const [, megabytes] = /^ *client_max_body_size (\d+)m;$/m.exec(nginx) ?? [];
  expect(Number(megabytes) * mebibyte).toBe(largest);
  const [, message] = /return 413 '.*"message":"([^"]+)"/.exec(nginx) ?? [];
  expect(message).toMatch(/too large/);
  expect(message).not.toMatch(/\d/);
  type Manifest = { kind: string; metadata: { annotations?: Record<string, string> } };
  const manifests = loadAll(read('deploy/kubernetes.yaml')) as Manifest[];
  const ingress = manifests.find(({ kind }) => kind === 'Ingress');
  expect(ingress?.metadata.annotations?.['nginx.ingress.kubernetes.io/proxy-body-size']).toBe(`${megabytes}m`);
});

test('the pages for operators name the same sizes', () => {
  expect(read('docs/operations.md')).toContain(`bodies of ${largest / mebibyte} MB`);
});
