import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './forward.ts';

/** A server of answers on a free port of this machine. */
export interface AnswerServer {
  readonly url: string;
  readonly server: Server;
  close(): Promise<void>;
}

/** Opens one. A call whose answer is rejected loses its connection. */
export async function serveAnswers(
  answerTo: (request: IncomingMessage, body: Buffer) => Promise<Answer>,
): Promise<AnswerServer> {
  const server = createServer(async (request, response) => {
    try {
      const { status, headers, body } = await answerTo(request, Buffer.concat(await request.toArray()));
      const { 'transfer-encoding': _chunked, connection: _connection, ...kept } = headers;
      response.writeHead(status, { ...kept, 'content-length': body.length }).end(body);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
