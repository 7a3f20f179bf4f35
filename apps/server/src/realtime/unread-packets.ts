import type { MemberSocket } from './socket-server.ts';

/** What may wait for a connection that does not read, in bytes; twice that with what is on its way. */
const mostUnreadBytes = 1024 * 1024;

type Connection = Pick<MemberSocket['conn'], 'on' | 'close'>;

/**
 * Closes a connection that does not read what it is sent: everything would wait for it in memory until it misses a ping.
 * The app reconnects and asks for what it has missed.
 */
export function closeWhenUnread(connection: Connection): void {
  let waiting = 0;
  connection.on('packetCreate', ({ data = '' }: { data?: string | Buffer }) => {
    waiting += Buffer.byteLength(data);
    if (waiting > mostUnreadBytes) connection.close(true);
  });
  // The transport has taken all that waited; it takes nothing while the one before is still on its way.
  connection.on('drain', () => {
    waiting = 0;
  });
}
