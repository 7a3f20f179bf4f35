import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { registerApp } from '../../src/app.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { useServer } from '../support/test-server.ts';
import { testSettings } from '../support/test-settings.ts';

const server = useServer();

/**
 * Routes outside of the contract: the web app, pictures of links, the reference, the contract itself, and well-known
 * files.
 */
const beside = [
  '/*',
  '/.well-known/security.txt',
  '/assets/*',
  '/asyncapi.yaml',
  '/docs',
  '/docs/',
  '/docs/json',
  '/docs/static/*',
  '/docs/static/index.html',
  '/docs/static/swagger-initializer.js',
  '/docs/yaml',
  '/events/:eventId/card-:hash(^[\\da-f]{32}).jpg',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-apple-180.png',
  '/icon-maskable-512.png',
  '/icon-monochrome.svg',
  '/icon.svg',
  '/index.html',
  '/manifest.webmanifest',
  '/metrics',
  '/openapi.json',
  '/openapi.yaml',
  '/robots.txt',
  '/sitemap.xml',
];

test('every operation of the contract is served', () => {
  const missing = [...loadContract().operations.values()]
    .filter(({ method, path }) => !server.app.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ':$1') }))
    .map(({ id, tag }) => `${id}: write its handler beside those of ${tag} in apps/server/src/modules`);
  expect(missing).toEqual([]);
});

test('every route is an operation of the contract or on the list of exceptions', async () => {
  const urls = new Set<string>();
  const app = fastify();
  app.addHook('onRoute', (route) => void urls.add(route.url));
  await registerApp(app, { settings: testSettings(), database: server.database });
  await app.close();
  const declared = [...loadContract().operations.values()].map(({ path }) => path.replace(/\{(\w+)\}/g, ':$1'));
  expect([...urls].filter((url) => !declared.includes(url)).sort()).toEqual(beside);
});

test('every operation takes the bodies and files that the contract says', async () => {
  const sizes = new Map<string, object>();
  const app = fastify();
  app.addHook('onRoute', ({ bodyLimit, config }) => {
    if (config?.operationId !== undefined)
      sizes.set(config.operationId, { bodyLimit, maxBody: config.maxBody, maxFile: config.maxFile });
  });
  await registerApp(app, { settings: testSettings(), database: server.database });
  await app.close();
  const text = readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8');
  const { paths } = load(text) as {
    paths: Record<string, Record<string, { operationId: string; 'x-max-body'?: number; 'x-max-file'?: number }>>;
  };
  const declared = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter((operation) => operation['x-max-body'] !== undefined);
  expect(declared.length).toBeGreaterThan(60);
  for (const { operationId, 'x-max-body': maxBody, 'x-max-file': maxFile } of declared)
    expect(sizes.get(operationId), operationId).toEqual({ bodyLimit: maxBody, maxBody, maxFile });
});

test('every answer of the contract has the id of its call', () => {
  type Answers = Record<string, { $ref?: string; headers?: Record<string, unknown> }>;
  const text = readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8');
  const { paths, components } = load(text) as {
    paths: Record<string, Record<string, { operationId: string; responses: Answers }>>;
    components: { responses: Answers };
  };
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const all = [...operations, { operationId: 'components', responses: components.responses }];
  const without = all.flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([, { $ref, headers }]) => $ref === undefined && headers?.['X-Request-Id'] === undefined)
      .map(([status]) => `${operationId}: ${status}`),
  );
  expect(without).toEqual([]);
});
