import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fp from 'fastify-plugin';
import { loadContract } from '../contract/load-contract.ts';

const swaggerUi = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const files = new Set(['swagger-ui.css', 'swagger-ui-bundle.js']);

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Skill Exchange API</title>
    <link rel="stylesheet" href="/docs/swagger-ui.css">
    <script src="/docs/swagger-ui-bundle.js" defer></script>
    <script src="/docs/start.js" defer></script>
  </head>
  <body><main id="reference"></main></body>
</html>
`;

// A file of its own, since the content security policy takes no inline script.
const script = `SwaggerUIBundle({
  url: '/openapi.yaml',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  persistAuthorization: false,
  validatorUrl: null,
  showExtensions: true,
});
`;

/** The contract for people (/docs, nothing from elsewhere) and for machines (/openapi.yaml). */
export const reference = fp(
  async (app) => {
    app.get('/openapi.yaml', async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('application/yaml; charset=utf-8')
        .send(loadContract().text),
    );
    await app.register(async (docs) => {
      docs.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
      docs.get('/docs/', async (_request, reply) => reply.redirect('/docs', 301));
      docs.get('/docs/start.js', async (_request, reply) => reply.type('text/javascript').send(script));
      docs.get('/docs/:file', async (request, reply) => {
        const { file } = request.params as { file: string };
        if (!files.has(file)) return reply.callNotFound();
        return reply.header('cache-control', 'public, max-age=3600').sendFile(file, swaggerUi);
      });
    });
  },
  { name: 'reference', dependencies: ['web-app'] },
);
