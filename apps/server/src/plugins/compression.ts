import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fp from 'fastify-plugin';

/** Smaller responses do not gain from compression. */
const thresholdBytes = 1024;

/** Compresses responses. The build precompresses the web app's hashed files. */
export const compression = fp(
  async (app) => {
    await app.register(fastifyCompress, {
      global: true,
      // No client needs compressed request bodies, and decompressing them would allow zip bombs.
      globalDecompression: false,
      threshold: thresholdBytes,
      encodings: ['br', 'gzip'],
      // The default of 11 is for static files; 4 costs about as much as gzip and is smaller.
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    });
  },
  { name: 'compression' },
);
