import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { endWithError, malformed } from '../plugins/client-errors.ts';
import type { FloodGuard } from './flood-guard.ts';

/** Maximum fragments of a message; browsers send a short message unfragmented. */
const mostFragments = 100;

/** The websocket server for Engine.IO: without compression, and with every websocket watched from its first frame. */
export function watchedWebSockets(guard: FloodGuard) {
  return class extends WebSocketServer {
    constructor(options: ConstructorParameters<typeof WebSocketServer>[0]) {
      super({ ...options, perMessageDeflate: false, maxFragments: mostFragments });
      this.on('wsClientError', ({ message }: Error, stream: Duplex) => {
        endWithError(stream, { ...malformed(`${message}.`), headers: { 'Sec-WebSocket-Version': '13' } });
      });
    }

    override handleUpgrade(
      request: IncomingMessage,
      stream: Duplex,
      head: Buffer,
      callback: (client: WebSocket, request: IncomingMessage) => void,
    ): void {
      super.handleUpgrade(request, stream, head, (socket) => {
        guard.watchWebSocket(request, socket);
        callback(socket, request);
      });
    }
  };
}
