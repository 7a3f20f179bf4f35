import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fp from 'fastify-plugin';

/** Answers under one kilobyte do not gain from it. */
const thresholdBytes = 1024;

/** Compresses answers on the way out; the web app's hashed files come precompressed where the build made them so. */
export const compression = fp(
  async (app) => {
    await app.register(fastifyCompress, {
      global: true,
      // No client needs to send compressed bodies, and unpacking them would let small ones grow in here.
      globalDecompression: false,
      threshold: thresholdBytes,
      encodings: ['br', 'gzip'],
      // The default of 11 is for files made once; 4 costs about what gzip does and is smaller.
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    });
  },
  { name: 'compression' },
);
