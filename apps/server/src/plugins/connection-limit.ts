import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '../limits/address-key.ts';
import type { IsProxy } from '../trusted-proxies.ts';
import { maximumBodyBytes } from './bodies.ts';
import { sentTooFarAhead } from './raw-connections.ts';

export interface ConnectionLimits {
  /** Open connections of one network address: a school's, with a websocket and two kept-alive ones for each. */
  connections: number;
  /** What the bodies that an address is still sending may come to, in bytes. Forms wait elsewhere (`fair-share.ts`). */
  arrivingBytes: number;
}

const usual: ConnectionLimits = { connections: 2000, arrivingBytes: 32 * 1024 * 1024 };

/** How long an address that sent calls far ahead of their answers is slowed down, in milliseconds. */
const slowForMs = 10_000;

/** One connection of such an address is read after the other, so long apart: ending each takes Node 7 ms. */
const slowedApartMs = 100;

/** What is open from one network address. */
interface Place {
  open: number;
  /** Until when its new connections wait for each other, and when the next one may be read. */
  slowUntil: number;
  nextReadAt: number;
  /** Connections without a whole request, the one that has waited longest first. */
  waiting: Set<Socket>;
  /** Bytes of the bodies that are not whole, the one that began first in front. */
  arriving: Map<Socket, number>;
  arrivingBytes: number;
}

/**
 * Bounds what one network address holds of memory and file handles without a whole request. Past the bounds the
 * connection goes that has waited longest, never the newest: a member who comes from the same address is served. An
 * address that sent calls far ahead of their answers is read one new connection at a time for a while.
 * A proxy of ours may have any number. Call it once sockets are attached, which take their own requests out.
 */
export function limitConnections(server: Server, isProxy: IsProxy, limits = usual): void {
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
    // The next one may be on its way long before this connection is idle again.
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

/** What is kept of a body until it is whole: its length where it says so, and no more than is taken. */
function expectedBytes({ headers }: IncomingMessage): number {
  if (headers['content-type']?.startsWith('multipart/')) return 0;
  return Math.min(Number(headers['content-length'] ?? maximumBodyBytes), maximumBodyBytes);
}
