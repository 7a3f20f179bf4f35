import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '@skill-exchange/api-client/types';

interface ClientError extends Error {
  code?: string;
}

/** A response to a request that reaches no route or plugin. */
export interface Rejection {
  status: number;
  code: ErrorCode;
  message: string;
  /** In seconds. */
  retryAfter?: number | undefined;
  headers?: Record<string, string>;
}

/** Logs a rejection, as the request log does for other responses. */
export type LogRejection = (line: { requestId: string; status: number }) => void;

/** Responds to malformed HTTP in the contract's error shape. */
export function answerClientError(error: ClientError, socket: Socket, log: LogRejection = () => {}): void {
  const isTooLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  // Browsers open idle connections in advance, and would show an unsolicited response as the page.
  if (error.code === 'ECONNRESET' || !socket.writable || (isTooLate && socket.bytesRead === 0)) {
    socket.destroy();
    return;
  }
  log(endWithError(socket, isTooLate ? tooLate : error.code === 'HPE_HEADER_OVERFLOW' ? tooLarge : malformed()));
}

/** A request that timed out halfway. */
export const tooLate: Rejection = {
  status: 408,
  code: 'request_timeout',
  message: 'The request did not arrive in time.',
};

const tooLarge: Rejection = { status: 431, code: 'too_large', message: 'The headers are too large.' };

export function malformed(message = 'This is not a well-formed request.'): Rejection {
  return { status: 400, code: 'malformed_request', message };
}

/** Writes a rejection to a connection without a response, and closes it. */
export function endWithError(socket: Duplex, rejection: Rejection): { requestId: string; status: number } {
  const { status } = rejection;
  const { requestId, headers, body } = answerOf(rejection);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const answer = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
  // `end` alone would leave it half open until the peer closes it.
  socket.end(answer, () => socket.destroy());
  return { requestId, status };
}

/** Sends a rejection, after which the connection closes: its request may have a body that nobody reads. */
export function sendRejection(response: ServerResponse, rejection: Rejection): { requestId: string; status: number } {
  const { requestId, headers, body } = answerOf(rejection);
  response.writeHead(rejection.status, headers).end(body);
  return { requestId, status: rejection.status };
}

function answerOf({ code, message, retryAfter, headers = {} }: Rejection) {
  const requestId = randomUUID();
  const body = JSON.stringify({ success: false, code, message, retryAfter });
  const fields: Record<string, string> = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
    Connection: 'close',
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    ...headers,
  };
  return { requestId, headers: fields, body };
}
