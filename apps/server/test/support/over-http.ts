import { Agent, request as httpRequest } from 'node:http';
import type { InjectOptions } from 'fastify';
import type { Injected } from './test-client.ts';

/**
 * Sends `inject`'s requests over the network instead, to a URL such as http://127.0.0.1:8080. Every
 * request uses a new connection unless an agent keeps them.
 */
export function overHttp(address: string, agent = new Agent({ keepAlive: false })) {
  return {
    inject: ({ method = 'GET', url, headers, payload }: InjectOptions): Promise<Injected> =>
      new Promise((resolve, reject) => {
        const options = { method, agent, headers: headers as Record<string, string> };
        const call = httpRequest(new URL(String(url), address), options, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('error', reject);
          answer.once('end', () => {
            const rawPayload = Buffer.concat(chunks);
            const { statusCode = 0, headers } = answer;
            resolve({ statusCode, headers, payload: rawPayload.toString(), rawPayload });
          });
        });
        call.once('error', reject);
        call.end(payload as string | Buffer | undefined);
      }),
  };
}
