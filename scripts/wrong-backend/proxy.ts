import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { type Answer, forward } from '@skill-exchange/contracts/forward';
import { findOperation } from '@skill-exchange/contracts/operations';
import type { Operator } from './operators.ts';

/** One fault: an operation, and the way in which it misbehaves. */
export interface Wrong {
  readonly operation: string;
  readonly operator: Operator;
  readonly target: string;
}

/** Where a suite takes the backend to be. */
export interface BackendProxy {
  readonly url: string;
  /** Goes wrong in this way from now on, or in none. */
  misbehave(wrong: Wrong | null): void;
  /** How many calls have gone wrong since. */
  bites(): number;
  /** Ends every call from now on, until it misbehaves anew. */
  hangUp(): void;
  /** The operations that were called since this was asked last. */
  called(): string[];
  close(): void;
}

/** How many successes of an operation are remembered. */
const remembered = 300;

/** Opens a proxy before a backend on a free port of this machine. Sockets pass through as they are. */
export async function openProxy(backendUrl: string): Promise<BackendProxy> {
  const past = new Map<string, Map<string, Answer>>();
  const called = new Set<string>();
  let wrong: Wrong | null = null;
  let bites = 0;
  let isOpen = true;

  /** Whether something went wrong, counted. */
  const bitten = (isWrong = false) => {
    if (isWrong) bites += 1;
    return isWrong;
  };

  const answerTo = async (request: IncomingMessage): Promise<Answer> => {
    if (!isOpen) throw new Error('It has hung up.');
    const { method = 'GET', url: path = '/' } = request;
    const chunks: Buffer[] = await request.toArray();
    const call = { method, path, headers: moved(request.headers, url, backendUrl), body: Buffer.concat(chunks) };
    const operation = findOperation(method, path.split('?')[0] ?? '')?.operation;
    if (operation === undefined) return await forward(backendUrl + path, call);
    called.add(operation.operationId);
    const known = past.get(operation.operationId) ?? new Map<string, Answer>();
    const key = [method, path, call.headers.authorization, call.headers.cookie].join(' ');
    const { operator, target = '' } = wrong?.operation === operation.operationId ? wrong : {};
    const one = { operation, target, call, key, past: known };
    const instead = operator?.instead?.(one) ?? null;
    if (instead !== null && bitten(true)) return instead;
    bitten(operator?.call?.(one));
    const answer = await forward(backendUrl + call.path, call);
    const asItCame = { ...answer };
    bitten(operator?.answer?.(answer, one));
    past.set(operation.operationId, known);
    if (asItCame.status < 300 && !known.has(key)) known.set(key, asItCame);
    if (known.size > remembered) known.delete(known.keys().next().value ?? '');
    return answer;
  };

  const server = createServer((request, response) => {
    answerTo(request).then(
      ({ status, headers, body }) => {
        const { connection: _connection, 'transfer-encoding': _chunked, ...kept } = moved(headers, backendUrl, url);
        response.writeHead(status, request.method === 'HEAD' ? kept : { ...kept, 'content-length': body.length });
        response.end(body);
      },
      () => void response.destroy(),
    );
  });
  server.on('upgrade', (request, socket, head) => {
    request.headers = moved(request.headers, url, backendUrl);
    passOn(request, socket, head, backendUrl);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    misbehave: (next) => {
      [wrong, bites, isOpen] = [next, 0, true];
    },
    hangUp: () => {
      isOpen = false;
    },
    bites: () => bites,
    called: () => {
      const found = [...called];
      called.clear();
      return found;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Headers whose origin the proxy replaces. */
function moved(headers: IncomingHttpHeaders, from: string, to: string): IncomingHttpHeaders {
  return JSON.parse(JSON.stringify(headers).replaceAll(from, to));
}

function passOn({ method, url, headers }: IncomingMessage, socket: Duplex, head: Buffer, backendUrl: string): void {
  const { protocol, host, hostname, port } = new URL(backendUrl);
  const isHttps = protocol === 'https:';
  const to = { host: hostname, servername: hostname, port: Number(port) || (isHttps ? 443 : 80) };
  const backend = isHttps ? connectTls(to) : connect(to);
  const lines = Object.entries({ ...headers, host }).map(([name, value]) => `${name}: ${value}`);
  backend.write([`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  backend.write(head);
  backend.on('error', () => socket.destroy()).pipe(socket);
  socket.on('error', () => backend.destroy()).pipe(backend);
}
