import type { Socket } from 'node:net';

interface ClientError extends Error {
  code?: string;
}

/** Answers what is not HTTP at all, before any route or plugin can, in the contract's error shape. */
export function answerClientError(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'The headers are too large.']
      : ['400 Bad Request', 'This is not a well-formed request.'];
  const body = JSON.stringify({ success: false, message });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
