import type { Server as HttpServer } from 'node:http';
import type { Message } from '@skill-exchange/api-client/types';
import type { FastifyBaseLogger } from 'fastify';
import { Server } from 'socket.io';
import { conflict, suspended, unauthenticated } from '../api-errors.ts';
import type { AppContext } from '../context.ts';
import { KeyedMutex } from '../keyed-mutex.ts';
import type { InFlightGauges } from '../limits/in-flight-gauges.ts';
import { findStanding } from '../modules/auth/repository.ts';
import { countUnread } from '../modules/notifications/repository.ts';
import type { Redis } from '../redis/open-redis.ts';
import type { Broadcaster } from './broadcaster.ts';
import { contractVersion, requireSpoken } from './contract-version.ts';
import { Deliveries } from './deliveries.ts';
import { DeliveryMarks } from './delivery-marks.ts';
import { FloodGuard } from './flood-guard.ts';
import { claimsOf, isOwnHandshake } from './handshake.ts';
import { createMemberLimits, frameBytes, type MemberLimits, socketsPerMember } from './member-limits.ts';
import { serveMemberSocket } from './member-socket.ts';
import { countOpenSockets, type OpenSockets } from './open-sockets.ts';
import { limitRequests, socketAddress } from './request-limit.ts';
import { HandshakeError, socketErrorOf } from './socket-errors.ts';
import { conversationOfRoom, type MemberSocket, rooms, type SocketServer } from './socket-server.ts';
import { rejectUnknownTransports } from './transport-errors.ts';
import { closeWhenUnread } from './unread-packets.ts';
import { watchedWebSockets } from './watched-web-sockets.ts';

/** How often the sessions of open sockets are checked, in milliseconds. */
const sweepEvery = 15_000;

/** The part of the context that exists before the sockets. */
export type SocketContext = Pick<AppContext, 'settings' | 'db' | 'clock' | 'limits' | 'tokens' | 'authSessionStands'>;

export interface RealtimeOptions {
  context: SocketContext;
  log: FastifyBaseLogger;
  /** Shares rooms and limits between instances; null for this process only. */
  redis: Redis | null;
  gauges?: InFlightGauges;
  /** Another instance has changed settings. */
  onSettings?: () => void;
}

/** Sockets for live chat, on the same HTTP server as the API. */
export interface Realtime extends Broadcaster {
  attach(server: HttpServer): void;
  /**
   * Closes sockets whose session has ended or expired, and sends stored messages whose event was lost.
   *
   * Runs periodically while attached.
   */
  sweep(): Promise<void>;
  /** Closes every connection, but not the HTTP server. */
  close(): Promise<void>;
}

/** Creates the sockets; `attach` starts serving them. */
export function createRealtime({ context, log, redis, gauges, onSettings }: RealtimeOptions): Realtime {
  const isOwn = isOwnHandshake(context.settings);
  const guard = new FloodGuard(socketAddress(context.settings), (memberId) =>
    log.warn({ memberId }, 'a member floods a socket and is cut off'),
  );
  const io: SocketServer = new Server({
    serveClient: false,
    maxHttpBufferSize: frameBytes,
    connectTimeout: 10_000,
    wsEngine: watchedWebSockets(guard),
    cors: { origin: context.settings.webOrigins, credentials: true },
    ...(redis === null ? {} : { adapter: redis.rooms }),
  });
  const limits = createMemberLimits(context.limits.make);
  const openSockets = countOpenSockets(redis);
  const marks = new DeliveryMarks(
    context.db,
    log,
    ({ conversation_id, member_id, read_seq, delivered_seq, is_shared }) =>
      emitMarks(conversation_id, { memberId: member_id, readSeq: read_seq, deliveredSeq: delivered_seq }, is_shared),
  );
  const deliveries = new Deliveries(context.db, log, (event, message) => {
    const room = rooms.conversation(message.conversationId);
    io.local.to(room).emit(event, message);
    if (event === 'message')
      for (const memberId of receiversIn(room, message))
        marks.note({ conversationId: message.conversationId, memberId, seq: message.seq ?? 0 });
  });
  gauges?.set('sockets_waiting', () => guard.waitingCount);
  gauges?.set('sockets_admitted', () => openSockets.countHere());
  gauges?.set('conversations_joined', () => deliveries.size);
  io.on('stored', (message, seq) => void deliveries.deliver(message, seq));
  io.on('settings', () => onSettings?.());
  io.of('/').adapter.on('delete-room', (room) => {
    const conversationId = conversationOfRoom(room);
    if (conversationId !== null) deliveries.end(conversationId);
  });
  io.use((socket, next) => {
    admit(socket, context, { limits, openSockets, guard }).then(
      () => next(),
      (error: unknown) =>
        next(new HandshakeError(socketErrorOf(error, (cause) => log.warn({ err: cause }, 'handshake failed')))),
    );
  });
  io.on('connection', async (socket) => {
    socket.emit('contract', { version: contractVersion() });
    void socket.join([rooms.session(socket.data.sessionId), rooms.member(socket.data.memberId)]);
    serveMemberSocket(socket, context, { guard, deliveries, openSockets, log });
    // The session may have ended before the socket joined the room that is closed with it.
    const standing = await context.authSessionStands(socket.data).catch(() => undefined);
    if (standing === null || standing?.isSuspended) socket.disconnect(true);
  });
  const mutex = new KeyedMutex();
  /** The members with sockets in a conversation's room on this instance, without the sender. */
  function receiversIn(room: string, { senderId }: Message): Set<string> {
    const { adapter, sockets } = io.of('/');
    const open = [...(adapter.rooms.get(room) ?? [])].flatMap((id) => sockets.get(id) ?? []);
    return new Set(open.map(({ data }) => data.memberId).filter((memberId) => memberId !== senderId._id));
  }
  const emitMarks: Broadcaster['emitMarks'] = (conversationId, { memberId, readSeq, deliveredSeq }, isShared) => {
    marks.forget({ conversationId, memberId, seq: deliveredSeq });
    const own = io.to(rooms.member(memberId));
    const sockets = isShared ? own.to(rooms.conversation(conversationId)) : own;
    sockets.emit('marks', { conversationId, memberId, readSeq, deliveredSeq });
  };
  let timer: NodeJS.Timeout | undefined;

  const realtime: Realtime = {
    attach: (server) => {
      // Other upgrades are ignored before they reach Socket.IO (see plugins/raw-connections.ts).
      io.attach(server, { destroyUpgrade: false });
      io.engine.on('connection', closeWhenUnread);
      io.engine.use(limitRequests(context, guard));
      io.engine.use(rejectUnknownTransports(isOwn, (id) => guard.knows(id)));
      io.engine.on('connection', (connection) => guard.watchConnection(connection));
      timer = setInterval(() => void realtime.sweep(), sweepEvery).unref();
    },
    broadcast: (message, changeSeq) => {
      void deliveries.deliver(message, changeSeq);
      if (redis !== null) io.serverSideEmit('stored', message, changeSeq);
    },
    emitSettings: () => {
      if (redis !== null) io.serverSideEmit('settings');
    },
    // Each instance finds the change itself.
    emitCommunityChange: () => void io.local.emit('communityChanged', { changedAt: context.clock().toISOString() }),
    emitMarks,
    isOnline: (memberId) => openSockets.has(memberId),
    emitUnread: (memberId, conversationId) => void io.to(rooms.member(memberId)).emit('unread', { conversationId }),
    emitEventRequest: (hostId, eventId) => void io.to(rooms.member(hostId)).emit('eventRequest', { eventId }),
    emitNotifications: (memberIds) => {
      // Sequentially, so that the newest count is emitted last.
      void mutex.run('notifications', async () => {
        try {
          for (const [memberId, unread] of await countUnread(context.db, memberIds, context.clock()))
            io.to(rooms.member(memberId)).emit('notifications', unread);
        } catch (error) {
          log.warn({ err: error }, 'notifications not emitted');
        }
      });
    },
    isHere: async (memberId) => {
      const room = rooms.member(memberId);
      // An instance that has just died does not respond.
      const sockets = await io
        .in(room)
        .fetchSockets()
        .catch(() => io.local.in(room).fetchSockets());
      return sockets.length > 0;
    },
    emptyRoom: (conversationId) => {
      const room = rooms.conversation(conversationId);
      // Here immediately, and on other instances when Redis is available.
      io.local.in(room).socketsLeave(room);
      if (redis !== null) io.in(room).socketsLeave(room);
    },
    endAuthSessions: (sessionIds) => {
      // An empty list of rooms would mean every socket.
      for (const id of sessionIds) {
        // Here immediately, and on other instances when Redis is available.
        io.local.in(rooms.session(id)).disconnectSockets(true);
        if (redis !== null) io.in(rooms.session(id)).disconnectSockets(true);
      }
    },
    sweep: async () => {
      const open = [...io.of('/').sockets.values()];
      const ids = [...new Set(open.map((socket) => socket.data.sessionId))];
      try {
        const standing = await findStanding(context.db, ids, context.clock());
        for (const socket of open) if (!standing.has(socket.data.sessionId)) socket.disconnect(true);
        const left = open.filter((socket) => socket.connected);
        await openSockets.renew(left.map(({ id, data }) => ({ id, memberId: data.memberId })));
        await deliveries.catchUp();
      } catch (error) {
        log.warn({ err: error }, 'sessions of sockets not checked');
      }
    },
    close: async () => {
      clearInterval(timer);
      marks.close();
      // After `disconnect` clients would not reconnect; after this they do, to any instance.
      io.engine?.close();
      await io.of('/').adapter.close();
    },
  };
  return realtime;
}

interface AdmitNeeds {
  limits: MemberLimits;
  openSockets: OpenSockets;
  guard: FloodGuard;
}

/** @throws ApiError that the client reads in `connect_error` */
async function admit(
  socket: MemberSocket,
  context: SocketContext,
  { limits, openSockets, guard }: AdmitNeeds,
): Promise<void> {
  requireSpoken(socket.handshake.auth.contract, contractVersion());
  const claims = await claimsOf(socket.request, context.tokens);
  if (claims === null) throw unauthenticated('Log in to chat.');
  const { memberId, sessionId } = claims;
  guard.requireNoPenalty(memberId);
  const standing = await context.authSessionStands(claims);
  if (standing === null) throw unauthenticated('Log in to chat.');
  if (standing.isSuspended) throw suspended();
  await limits.handshakes.consume(memberId);
  const entry = { id: socket.id, memberId };
  if (!(await openSockets.enter(entry, socketsPerMember)))
    throw conflict('too_many_connections', 'Too many open windows. Close one and try again.');
  const { conn } = socket;
  const leave = () => {
    conn.off('close', leave);
    openSockets.leave(entry);
  };
  // `disconnect` is emitted only after `connect`; before that, the connection emits `close`.
  conn.once('close', leave);
  socket.once('disconnect', leave);
  if (conn.readyState !== 'open') leave();
  guard.admit(conn, memberId);
  socket.data = { memberId, sessionId };
}
