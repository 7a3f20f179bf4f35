import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '@skill-exchange/api-client/types';

interface ClientError extends Error {
  code?: string;
}

/** Responds to malformed HTTP, which reaches no route or plugin, in the contract's error shape. */
export function answerClientError(error: ClientError, socket: Socket): void {
  const isTooLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  // Browsers open idle connections in advance, and would show an unsolicited response as the page.
  if (error.code === 'ECONNRESET' || !socket.writable || (isTooLate && socket.bytesRead === 0)) {
    socket.destroy();
    return;
  }
  if (isTooLate) endLate(socket);
  else if (error.code === 'HPE_HEADER_OVERFLOW') endWithError(socket, 431, 'too_large', 'The headers are too large.');
  else endWithError(socket, 400, 'malformed_request', 'This is not a well-formed request.');
}

/** Responds to a request that timed out halfway. */
export function endLate(socket: Duplex): void {
  endWithError(socket, 408, 'request_timeout', 'The request did not arrive in time.');
}

/** Writes an error in the contract's shape to a connection without a response, and closes it. */
export function endWithError(
  socket: Duplex,
  status: number,
  code: ErrorCode,
  message: string,
  headers: Record<string, string> = {},
): void {
  const body = JSON.stringify({ success: false, code, message });
  const fields = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
    ...headers,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const answer = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
  // `end` alone would leave it half open until the peer closes it.
  socket.end(answer, () => socket.destroy());
}
