import type { MemberSocket } from './socket-server.ts';

/** Maximum buffer for a connection that does not read, in bytes; up to the same amount may be in transit. */
const maxUnreadBytes = 1024 * 1024;

type Connection = Pick<MemberSocket['conn'], 'on' | 'close'>;

/**
 * Closes a connection that does not read: its packets would stay in memory until it misses a ping. The app reconnects
 * and fetches the messages that it missed.
 */
export function closeWhenUnread(connection: Connection): void {
  let waiting = 0;
  connection.on('packetCreate', ({ data = '' }: { data?: string | Buffer }) => {
    waiting += Buffer.byteLength(data);
    if (waiting > maxUnreadBytes) connection.close(true);
  });
  // Emitted once the transport has taken the whole buffer.
  connection.on('drain', () => {
    waiting = 0;
  });
}
