import type { Server } from 'node:net';
import { addressKey } from '../limits/address-key.ts';
import type { IsProxy } from '../trusted-proxies.ts';

/** Open connections of one network address: a school's, with a websocket and two kept-alive ones for each. */
export const mostConnections = 2000;

/**
 * Closes connections of an address that has too many, as they come: each costs memory and a file handle, of which a
 * process has so many. A proxy of ours may have any number.
 */
export function limitConnections(server: Server, isProxy: IsProxy, most = mostConnections): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress, 0)) return;
    const address = addressKey(remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
