import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import net from 'node:net';
import type { Duplex } from 'node:stream';
import tls from 'node:tls';
import { isDeepStrictEqual } from 'node:util';
import { forward, parseJson } from '@skill-exchange/contracts/forward';
import { findOperation } from '@skill-exchange/contracts/operations';
import { serveAnswers } from '@skill-exchange/contracts/serve-answers';
import type { Answer, Exchange, Operator } from './operators.ts';

/** A fault: an operation, and what goes wrong in it. */
export interface Fault {
  readonly operation: string;
  readonly operator: Operator;
  readonly target: string;
}

const unanswered: Answer = { status: 0, headers: {}, body: null };

/** A proxy that suites use as the backend. */
export type BackendProxy = Awaited<ReturnType<typeof openProxy>>;

/** Opens a proxy to a backend on a free local port. It passes sockets through unchanged. */
export async function openProxy(backendUrl: string, faults: readonly Fault[]) {
  const past = new Map<string, Map<string, Answer>>();
  const effective = new Set<Fault>();
  let injected: Fault | null = null;

  const { url, server, close } = await serveAnswers(async (request, bytes) => {
    const { method = 'GET', url: path = '/' } = request;
    const call = { method, path, headers: atOrigin(request.headers, url, backendUrl), body: bytes };
    const operation = findOperation(method, path.split('?')[0] ?? '')?.operation;
    if (operation === undefined) return await forward(backendUrl + path, call);

    const successes = past.get(operation.operationId) ?? new Map<string, Answer>();
    past.set(operation.operationId, successes);
    const key = [method, path, call.headers.authorization, call.headers.cookie].join(' ');
    const exchange: Exchange = { operation, call, past: successes, key, answer: { ...unanswered } };
    const own = faults.filter((fault) => fault.operation === operation.operationId);
    const fault = injected?.operation === operation.operationId ? injected : null;
    if (fault?.operator.when === 'before' && changes(fault, exchange)) effective.add(fault);
    if (exchange.answer.status === 0) {
      const honest = await forward(backendUrl + call.path, call);
      exchange.answer = { ...honest, body: parseJson(honest.body) ?? honest.body };
      if (exchange.answer.status < 300 && !successes.has(key)) successes.set(key, structuredClone(exchange.answer));
      if (fault?.operator.when === 'after' && changes(fault, exchange)) effective.add(fault);
      const others = injected === null ? own : [];
      for (const one of others) if (changes(one, { ...exchange, ...copyOf(exchange) })) effective.add(one);
    }
    const { status, headers, body } = exchange.answer;
    const content = Buffer.from(body instanceof Uint8Array ? body : JSON.stringify(body));
    return { status, headers: atOrigin(headers, backendUrl, url), body: content };
  });
  server.on('upgrade', (request, socket, head) => {
    request.headers = atOrigin(request.headers, url, backendUrl);
    passOn(request, socket, head, new URL(backendUrl));
  });
  return {
    url,
    close,
    /** The faults that changed a call since the last injection; without an injected fault, those that would have. */
    effective: effective as ReadonlySet<Fault>,
    /** Injects this fault, or none, from now on. */
    inject(fault: Fault | null): void {
      injected = fault;
      past.clear();
      effective.clear();
    },
  };
}

const copyOf = ({ call, answer }: Exchange) => structuredClone({ call, answer });

/** Applies a fault to an exchange. Returns whether that made a difference. */
function changes({ operator, target }: Fault, exchange: Exchange): boolean {
  const asItWas = copyOf(exchange);
  operator.misbehave(exchange, target);
  return !isDeepStrictEqual(copyOf(exchange), asItWas);
}

/** Returns headers with one origin replaced by another. */
const atOrigin = (headers: IncomingHttpHeaders, from: string, to: string): IncomingHttpHeaders =>
  JSON.parse(JSON.stringify(headers).replaceAll(from, to));

function passOn({ method, url, headers }: IncomingMessage, socket: Duplex, head: Buffer, to: URL): void {
  const [isHttps, host] = [to.protocol === 'https:', to.hostname];
  const options = { host, servername: host, port: Number(to.port) || (isHttps ? 443 : 80) };
  const backend = isHttps ? tls.connect(options) : net.connect(options);
  const lines = Object.entries({ ...headers, host: to.host }).map((header) => header.join(': '));
  backend.write([`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  backend.write(head);
  backend.on('error', () => socket.destroy()).pipe(socket);
  socket.on('error', () => backend.destroy()).pipe(backend);
}
