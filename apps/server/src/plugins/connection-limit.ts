import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '../limits/address-key.ts';
import type { IsProxy } from '../trusted-proxies.ts';
import { maximumBodyBytes } from './bodies.ts';
import { sentTooFarAhead } from './raw-connections.ts';

export interface ConnectionLimits {
  /** Open connections per network address: enough for a school, with a websocket and two others per member. */
  connections: number;
  /** Bytes of request bodies per address that are still arriving. `fair-share.ts` queues multipart requests. */
  arrivingBytes: number;
}

const usual: ConnectionLimits = { connections: 2000, arrivingBytes: 32 * 1024 * 1024 };

/** How long an address that pipelined too many requests is slowed down, in milliseconds. */
const slowForMs = 10_000;

/** Interval between reading new connections of such an address, in milliseconds: closing each takes Node 7 ms. */
const slowedApartMs = 100;

/** The open connections of one network address. */
interface Place {
  open: number;
  /** New connections are read without delay after `slowUntil`; until then, the next one at `nextReadAt`. */
  slowUntil: number;
  nextReadAt: number;
  /** Connections without a complete request, longest wait first. */
  waiting: Set<Socket>;
  /** Bytes of incomplete bodies, oldest first. */
  arriving: Map<Socket, number>;
  arrivingBytes: number;
}

/**
 * Limits the memory and file handles of one network address without a complete request. Above a limit it closes the
 * connection that has waited longest, never the newest, so that members at the same address are served. After an address
 * pipelined too many requests, its new connections are read one at a time for a while.
 *
 * Trusted proxies have no limit. Call it after attaching the sockets, which handle their own requests.
 *
 * @returns the bytes of incomplete bodies of all addresses
 */
export function limitConnections(server: Server, isProxy: IsProxy, limits = usual): () => number {
  const places = new Map<string, Place>();
  const placeOf = new WeakMap<Socket, Place>();

  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress, 0)) return;
    const address = addressKey(remoteAddress);
    const place = places.get(address) ?? newPlace();
    places.set(address, place);
    placeOf.set(socket, place);
    place.open += 1;
    place.waiting.add(socket);
    if (place.open > limits.connections) endFirst(place.waiting);
    if (performance.now() < place.slowUntil) readLater(place, socket);
    socket.once('close', () => {
      place.waiting.delete(socket);
      forget(place, socket);
      place.open -= 1;
      const forgetPlace = () => {
        if (place.open === 0 && places.get(address) === place) places.delete(address);
      };
      if (place.open === 0) setTimeout(forgetPlace, Math.max(0, place.slowUntil - performance.now())).unref();
    });
  });

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const place = placeOf.get(socket);
    if (place === undefined) return;
    place.waiting.delete(socket);
    // The next request may arrive long before this connection is idle again.
    response.once('close', () => {
      forget(place, socket);
      if (!socket.destroyed) place.waiting.add(socket);
    });
    if (!hasBody(request)) return;
    place.waiting.add(socket);
    remember(place, socket, expectedBytes(request));
    while (place.arrivingBytes > limits.arrivingBytes) forget(place, endFirst(place.arriving.keys()));
    request.once('end', () => {
      place.waiting.delete(socket);
      forget(place, socket);
    });
  });

  server.on(sentTooFarAhead, (socket: Socket) => {
    const place = placeOf.get(socket);
    if (place !== undefined) place.slowUntil = performance.now() + slowForMs;
  });

  server.on('upgrade', ({ socket }: IncomingMessage) => placeOf.get(socket)?.waiting.delete(socket));
  return () => [...places.values()].reduce((sum, { arrivingBytes }) => sum + arrivingBytes, 0);
}

function newPlace(): Place {
  return { open: 0, slowUntil: 0, nextReadAt: 0, waiting: new Set(), arriving: new Map(), arrivingBytes: 0 };
}

function readLater(place: Place, socket: Socket): void {
  place.nextReadAt = Math.max(place.nextReadAt, performance.now()) + slowedApartMs;
  // Node starts to read a connection after its listeners have run.
  process.nextTick(() => socket.pause());
  setTimeout(() => socket.resume(), place.nextReadAt - performance.now()).unref();
}

function remember(place: Place, socket: Socket, bytes: number): void {
  forget(place, socket);
  place.arriving.set(socket, bytes);
  place.arrivingBytes += bytes;
}

function forget(place: Place, socket: Socket | undefined): void {
  if (socket === undefined) return;
  place.arrivingBytes -= place.arriving.get(socket) ?? 0;
  place.arriving.delete(socket);
}

function endFirst(sockets: Iterable<Socket>): Socket | undefined {
  const [first] = sockets;
  first?.destroy();
  return first;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Returns the buffer size of a body: its declared length, at most the maximum. */
function expectedBytes({ headers }: IncomingMessage): number {
  if (headers['content-type']?.startsWith('multipart/')) return 0;
  return Math.min(Number(headers['content-length'] ?? maximumBodyBytes), maximumBodyBytes);
}
