import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import type { TestCall } from './test-client.ts';

export interface RawCall {
  head: Buffer;
  body: Buffer;
}

/** Encodes a call as the bytes of its request, with `extra` as the body of an operation that has none. */
export async function rawCallOf(
  id: OperationId,
  { path = {}, query = {}, body, form }: TestCall,
  { headers, extra }: { headers: Record<string, string>; extra: Buffer },
): Promise<RawCall> {
  const operation = loadContract().operations.get(id);
  if (operation === undefined) throw new Error(`The contract has no ${id}.`);
  const address = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const words = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  const sent =
    form === undefined
      ? { type: 'application/json', bytes: body === undefined ? extra : Buffer.from(JSON.stringify(body)) }
      : await encoded(form);
  const type = body === undefined && form === undefined ? 'application/octet-stream' : sent.type;
  const lines = [
    `${operation.method} ${words === '' ? address : `${address}?${words}`} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Content-Type: ${type}`,
    `Content-Length: ${sent.bytes.length}`,
  ];
  return { head: Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body: sent.bytes };
}

/** Encodes a form like a browser. */
async function encoded(form: FormData): Promise<{ type: string; bytes: Buffer }> {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  return { type, bytes: Buffer.from(await request.arrayBuffer()) };
}
