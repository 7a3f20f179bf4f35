import type { Server as HttpServer } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { Server, type ServerOptions } from 'socket.io';
import type { AppContext } from '../context.ts';
import type { Broadcaster } from './broadcaster.ts';
import { identify, isOwnHandshake } from './handshake.ts';
import { createMemberLimits, frameBytes, type MemberLimits, socketsPerMember } from './member-limits.ts';
import { serveMemberSocket } from './member-socket.ts';
import { findStandingSessions } from './session-repository.ts';
import { type MemberSocket, rooms, type SocketServer } from './socket-server.ts';

/** How often open sockets are held against the sessions that stand, in milliseconds. */
const sweepEvery = 15_000;

/** What sockets need of the context; the rest of it is made with them. */
export type SocketContext = Pick<AppContext, 'settings' | 'db' | 'clock' | 'tokens'>;

export interface RealtimeOptions {
  context: SocketContext;
  log: FastifyBaseLogger;
  /** Carries rooms over several instances; in this process's memory when left out. */
  adapter?: NonNullable<ServerOptions['adapter']>;
}

/** Sockets for live chat beside the API, on the same HTTP server. */
export interface Realtime extends Broadcaster {
  attach(server: HttpServer): void;
  /** Closes sockets whose session has ended or expired, wherever that happened. Runs by itself while attached. */
  sweep(): Promise<void>;
  /** Tells every client and closes. The HTTP server stays its owner's business. */
  close(): Promise<void>;
}

export function createRealtime({ context, log, adapter }: RealtimeOptions): Realtime {
  const io: SocketServer = new Server({
    serveClient: false,
    maxHttpBufferSize: frameBytes,
    connectTimeout: 10_000,
    cors: { origin: context.settings.webOrigins, credentials: true },
    allowRequest: (request, answer) => answer(null, isOwnHandshake(request, context.settings)),
    ...(adapter === undefined ? {} : { adapter }),
  });
  const limits = createMemberLimits(context.clock);
  io.use((socket, next) => {
    admit(socket, context, limits).then(
      () => next(),
      (error: Error) => next(error),
    );
  });
  io.on('connection', (socket) => {
    const { memberId, sessionId } = socket.data;
    void socket.join([rooms.member(memberId), rooms.session(sessionId)]);
    serveMemberSocket(socket, context, limits, log);
  });
  let timer: NodeJS.Timeout | undefined;

  const realtime: Realtime = {
    attach: (server) => {
      io.attach(server);
      timer = setInterval(() => void realtime.sweep(), sweepEvery).unref();
    },
    broadcast: (message) => {
      try {
        io.to(rooms.conversation(message.conversationId)).emit('message', message);
      } catch (error) {
        // It is stored: readers find it in the history.
        log.error({ err: error }, 'message not broadcast');
      }
    },
    endSessions: (sessionIds) => {
      // No room at all would mean every socket.
      for (const id of sessionIds) io.in(rooms.session(id)).disconnectSockets(true);
    },
    sweep: async () => {
      const open = [...io.of('/').sockets.values()];
      const ids = [...new Set(open.map((socket) => socket.data.sessionId))];
      try {
        const standing = await findStandingSessions(context.db, ids, context.clock());
        for (const socket of open) if (!standing.has(socket.data.sessionId)) socket.disconnect(true);
      } catch (error) {
        log.warn({ err: error }, 'sessions of sockets not checked');
      }
    },
    close: async () => {
      clearInterval(timer);
      io.local.disconnectSockets(true);
      io.engine?.close();
      await io.of('/').adapter.close();
    },
  };
  return realtime;
}

/** @throws Error whose message the client reads in `connect_error`. */
async function admit(socket: MemberSocket, context: SocketContext, limits: MemberLimits): Promise<void> {
  const identity = await identify(socket.request, context).catch(() => {
    throw new Error('The service is away for a moment. Try again soon.');
  });
  if (identity === null) throw new Error('Log in to chat.');
  limits.handshakes.take(identity.memberId);
  const open = socket.nsp.adapter.rooms.get(rooms.member(identity.memberId))?.size ?? 0;
  if (open >= socketsPerMember) throw new Error('Too many open windows. Close one and try again.');
  socket.data = identity;
}
