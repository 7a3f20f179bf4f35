import { readFileSync } from 'node:fs';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { loadContract, socketContractFile } from '../contract/load-contract.ts';

/** Serves the contract as a reference (/docs) and as files (/openapi.yaml, /openapi.json, /asyncapi.yaml). */
export const reference = fp(
  async (app) => {
    const { document, text } = loadContract();
    app.get('/openapi.yaml', async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('application/yaml; charset=utf-8').send(text),
    );
    const socket = readFileSync(socketContractFile, 'utf8');
    app.get('/asyncapi.yaml', async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('application/yaml; charset=utf-8').send(socket),
    );
    app.get('/openapi.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(document));
    await app.register(swagger, { mode: 'static', specification: { document: document as never } });
    await app.register(swaggerUi, {
      routePrefix: '/docs',
      uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: 0, showExtensions: true },
      // Swagger UI inserts the contract's descriptions as markup.
      transformStaticCSP: (policy) => policy.replace(/;?(require-trusted-types-for|trusted-types)[^;]*/g, ''),
      theme: { title: 'Skill Exchange API' },
    });
  },
  { name: 'reference', dependencies: ['web-app'] },
);
