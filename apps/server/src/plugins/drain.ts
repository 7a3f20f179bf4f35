import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long requests in flight may take during shutdown, in milliseconds; then their connections are destroyed. */
const drainMs = 2_000;

/** Whether the server is stopping. */
export type IsStopping = () => boolean;

/**
 * Ends every connection within two seconds once the app closes.
 *
 * Fastify closes idle ones immediately. Active ones close after their response, and incomplete requests and open
 * websockets at the deadline.
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
  // A keep-alive connection would delay the shutdown until its idle timeout.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (deadline !== undefined) reply.header('connection', 'close');
    done();
  });
  return () => deadline !== undefined;
}
