import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushDevice } from '@skill-exchange/api-client/types';
import ece from 'http_ece';
import { afterAll, beforeAll, beforeEach } from 'vitest';

export interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  message: unknown;
}

export interface TestPushService {
  received: ReceivedPush[];
  /** Its status from now on. */
  status: number;
  /** Returns a browser's new subscription. */
  subscribe(): PushDevice;
  /** Reaches this service at the URL of a known one. */
  fetch: typeof globalThis.fetch;
}

const host = 'https://fcm.googleapis.com';

/** Starts a local push service, which decrypts messages like a browser: with another library than the sender's. */
export function usePushService(): TestPushService {
  const keysOf = new Map<string, { privateKey: ECDH; authSecret: string }>();
  const http = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    const body = await buffer(request);
    const keys = keysOf.get(path);
    if (service.status < 300 && keys) {
      const text = ece.decrypt(body, { version: 'aes128gcm', ...keys }).toString();
      service.received.push({ path, headers, message: JSON.parse(text) });
    }
    response.writeHead(service.status).end();
  });
  const service: TestPushService = {
    received: [],
    status: 201,
    subscribe() {
      const privateKey = createECDH('prime256v1');
      const p256dh = privateKey.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      const path = `/fcm/send/${randomBytes(16).toString('base64url')}`;
      keysOf.set(path, { privateKey, authSecret: auth });
      return { endpoint: host + path, keys: { p256dh, auth } };
    },
    fetch: (address, init) => {
      const { port } = http.address() as AddressInfo;
      return fetch(String(address).replace(host, `http://127.0.0.1:${port}`), init);
    },
  };
  beforeAll(() => new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve)));
  beforeEach(() => {
    service.received.length = 0;
    service.status = 201;
  });
  afterAll(() => new Promise((resolve) => http.close(resolve)));
  return service;
}
