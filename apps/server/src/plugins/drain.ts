import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long calls under way may take once the server stops, in milliseconds; then their connections are destroyed. */
const drainMs = 2_000;

/** Whether the server is stopping. */
export type IsStopping = () => boolean;

/**
 * Ends every connection within two seconds once the app closes.
 *
 * Idle ones end at once (Fastify does that), those in progress after their answer, and half-sent requests and open
 * websockets at the end.
 */
export function drainOnClose(app: FastifyInstance): IsStopping {
  const open = new Set<Socket>();
  let deadline: NodeJS.Timeout | undefined;
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', (done) => {
    deadline = setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, drainMs);
    done();
  });
  app.addHook('onClose', async () => clearTimeout(deadline));
  // Kept alive, an answered connection would hold the end up until it is idle.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (deadline !== undefined) reply.header('connection', 'close');
    done();
  });
  return () => deadline !== undefined;
}
