import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

/** A provider's response to the verifier. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Timeout of a provider's response, in milliseconds. */
const timeoutMs = 30_000;

/** Forwards a request. Returns the response with any status; rejects without one. */
export function forward(
  address: string,
  { method, headers, body }: { method: string; headers: IncomingHttpHeaders; body: Buffer },
): Promise<Answer> {
  const url = new URL(address);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const { host: _host, connection: _connection, 'transfer-encoding': _chunked, ...kept } = headers;
  // Responses are compared and perhaps changed, so they must not be compressed.
  const sent = { ...kept, 'accept-encoding': 'identity', 'content-length': body.length };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers: sent, timeout: timeoutMs }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${timeoutMs / 1000} s`)));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Parses the body of an answer; undefined if it is not JSON, such as a picture. */
export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
