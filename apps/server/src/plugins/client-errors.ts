import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '@skill-exchange/api-client/types';

interface ClientError extends Error {
  code?: string;
}

/** Answers what is not HTTP at all, before any route or plugin can, in the contract's error shape. */
export function answerClientError(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  if (error.code === 'HPE_HEADER_OVERFLOW') endWithError(socket, 431, 'too_large', 'The headers are too large.');
  else endWithError(socket, 400, 'malformed_request', 'This is not a well-formed request.');
}

/** Writes an error to a connection that has no response, in the contract's shape, and closes it. */
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
  // Ended alone it would stay half open for as long as the other side likes.
  socket.end(answer, () => socket.destroy());
}
