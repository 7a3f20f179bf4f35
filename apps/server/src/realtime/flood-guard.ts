import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { WebSocket } from 'ws';
import { tooMany } from '../api-errors.ts';
import { sidOf } from './handshake.ts';
import type { MemberSocket } from './socket-server.ts';
import { type Budget, Traffic } from './traffic.ts';

/** A connection below Socket.IO: the same one when a websocket follows polling. */
type EngineSocket = MemberSocket['conn'];

/** A connection sends one packet before it is admitted. Per ten seconds, as are the next three. */
const strangerBudget: Budget = { frames: 10, bytes: 8 * 1024 };
/** A window joins up to a hundred rooms at once when it reconnects. */
const connectionBudget: Budget = { frames: 300, bytes: 256 * 1024 };
/** All windows of one member, when they reconnect together after a restart of the server. */
const memberBudget: Budget = { frames: 2500, bytes: 1024 * 1024 };
/** Events of one member that are handled; further ones are rejected. */
const eventBudget: Budget = { frames: 200, bytes: Number.POSITIVE_INFINITY };

/** A violation of the websocket protocol counts as this many frames. */
const framesOfABreach = 100;
/** How long a member who was cut off is rejected, in milliseconds. */
const penaltyMs = 60_000;
/** Connections per address that are not admitted yet; one more closes the oldest. */
export const waitingPerAddress = 250;
/** Per minute: connections of one address that were never admitted, then those of each of its members. */
const strangersWindowMs = 60_000;
const strangersPerAddress = 100;
const entriesOfAMember: Budget = { frames: 40, bytes: 0 };
/** Maximum number of keys, so that no caller can fill the memory with them. */
const maxKeys = 10_000;

interface MemberTraffic {
  frames: Traffic;
  events: Traffic;
}

/** One connection and its traffic. */
interface Connection {
  address: string;
  frames: Traffic;
  /** Null until it is admitted. */
  member: { id: string; traffic: MemberTraffic } | null;
  end(): void;
}

/**
 * Closes connections that flood, below Socket.IO and before a frame costs more than its parsing. Counts frames and bytes
 * per connection and per member, in this process; a connection that is not admitted yet has a very small budget.
 */
export class FloodGuard {
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #onPenalty: (memberId: string) => void;
  readonly #bySocket = new WeakMap<EngineSocket, Connection>();
  /** By Engine.IO's id, which a websocket that follows polling sends. */
  readonly #byId = new Map<string, Connection>();
  /** Websockets that are being opened. */
  readonly #byRequest = new WeakMap<IncomingMessage, Connection>();
  readonly #waiting = new Map<string, Set<Connection>>();
  readonly #members = new LRUCache<string, MemberTraffic>({ max: maxKeys });
  /** Connections that were never admitted, by address, and admissions at such addresses, by member. */
  readonly #strangers = new LRUCache<string, Traffic>({ max: maxKeys });
  readonly #penalties = new LRUCache<string, true>({ max: maxKeys, ttl: penaltyMs });

  constructor(addressOf: (request: IncomingMessage) => string, onPenalty: (memberId: string) => void) {
    this.#addressOf = addressOf;
    this.#onPenalty = onPenalty;
  }

  /** Whether a connection has this id of Engine.IO. */
  knows(connectionId: string): boolean {
    return this.#byId.has(connectionId);
  }

  /** The number of connections that are not admitted yet. */
  get waitingCount(): number {
    return [...this.#waiting.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Counts the frames of a websocket from the first, including pings and pongs, which Engine.IO does not see. */
  watchWebSocket(request: IncomingMessage, socket: WebSocket): void {
    const connection = this.#byId.get(sidOf(request.url ?? '') ?? '') ?? newConnection(this.#addressOf(request));
    this.#byRequest.set(request, connection);
    const cutOff = () => {
      // Not closed: a flooding client would not answer the close frame.
      socket.terminate();
      connection.end();
    };
    let seen = request.socket.bytesRead;
    const count = () => {
      // All bytes since the last count: fragments of a message have no event of their own.
      const bytes = request.socket.bytesRead - seen;
      seen += bytes;
      if (!this.#count(connection, 1, bytes)) cutOff();
    };
    socket.on('message', count);
    socket.on('ping', count);
    socket.on('pong', count);
    socket.on('error', () => {
      this.#count(connection, framesOfABreach, 0);
      cutOff();
    });
  }

  /** Counts the packets of a polling connection; frames of websockets are already counted. */
  watchConnection(socket: EngineSocket): void {
    const { request } = socket;
    const connection = this.#byRequest.get(request) ?? newConnection(this.#addressOf(request));
    const { sid } = socket.transport;
    connection.end = () => socket.close(true);
    this.#bySocket.set(socket, connection);
    this.#byId.set(sid, connection);
    this.#wait(connection);
    socket.on('packet', ({ data }: { data?: string | Buffer }) => {
      if (socket.transport.name !== 'polling') return;
      if (!this.#count(connection, 1, data?.length ?? 0)) connection.end();
    });
    socket.once('close', () => {
      this.#byId.delete(sid);
      if (this.#stopWaiting(connection)) this.#strangersOf(connection.address).count(1, 0, strangerBudget);
    });
  }

  /** Marks a socket's connection as admitted, for this member. */
  admit(socket: EngineSocket, memberId: string): void {
    const connection = this.#bySocket.get(socket);
    if (connection === undefined) return;
    this.#stopWaiting(connection);
    connection.member = { id: memberId, traffic: this.#trafficOf(memberId) };
  }

  /**
   * Counts an event of a member.
   *
   * @throws ApiError (429) past the limit
   */
  countEvent(memberId: string): void {
    const { events } = this.#trafficOf(memberId);
    if (!events.count(1, 0, eventBudget))
      throw tooMany('Too much at once. Wait a moment and try again.', events.secondsLeft);
  }

  /** @throws ApiError (429) for a member who was disconnected recently for flooding */
  requireNoPenalty(memberId: string): void {
    if (this.#isPenalized(memberId))
      throw tooMany('Too much at once. Try again in a minute.', this.#penalties.getRemainingTTL(memberId) / 1000);
  }

  /** Whether too many connections of the address were never admitted: only members may then open one. */
  isCrowded(address: string): boolean {
    return this.#strangersOf(address).frames >= strangersPerAddress;
  }

  /** Counts an admission of a member at a crowded address. Returns whether it is allowed. */
  mayEnterCrowd(memberId: string): boolean {
    return !this.#isPenalized(memberId) && this.#strangersOf(memberId).count(1, 0, entriesOfAMember);
  }

  #count({ frames: own, member }: Connection, frames: number, bytes: number): boolean {
    if (member === null) return own.count(frames, bytes, strangerBudget);
    const isWithin = own.count(frames, bytes, connectionBudget);
    if (member.traffic.frames.count(frames, bytes, memberBudget) && isWithin) return true;
    if (!this.#isPenalized(member.id)) this.#onPenalty(member.id);
    this.#penalties.set(member.id, true);
    return false;
  }

  #isPenalized(memberId: string): boolean {
    return this.#penalties.has(memberId);
  }

  #wait(connection: Connection): void {
    const waiting = this.#waiting.get(connection.address) ?? new Set();
    this.#waiting.set(connection.address, waiting.add(connection));
    const [oldest] = waiting;
    if (waiting.size > waitingPerAddress) oldest?.end();
  }

  /** Returns whether the connection was waiting. */
  #stopWaiting(connection: Connection): boolean {
    const waiting = this.#waiting.get(connection.address);
    const wasWaiting = waiting?.delete(connection) ?? false;
    if (waiting?.size === 0) this.#waiting.delete(connection.address);
    return wasWaiting;
  }

  #trafficOf(memberId: string): MemberTraffic {
    const traffic = this.#members.get(memberId) ?? { frames: new Traffic(), events: new Traffic() };
    this.#members.set(memberId, traffic);
    return traffic;
  }

  #strangersOf(key: string): Traffic {
    const traffic = this.#strangers.get(key) ?? new Traffic(strangersWindowMs);
    this.#strangers.set(key, traffic);
    return traffic;
  }
}

function newConnection(address: string): Connection {
  return { address, frames: new Traffic(), member: null, end: () => {} };
}
