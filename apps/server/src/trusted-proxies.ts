import { compile } from '@fastify/proxy-addr';

/** Trusted senders of X-Forwarded-*: all, none, a number of hops, or addresses and networks. */
export type ProxyTrust = boolean | number | string[];

/** Whether the machine at this address is a trusted proxy; `hop` counts from the connected client. */
export type IsProxy = (address: string, hop: number) => boolean;

/** Whether the text is an IP address, a network such as 10.0.0.0/8, or a named network. */
export function isNetwork(text: string): boolean {
  try {
    compile(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the check for trusted proxies, for Fastify and for the socket's handshake.
 *
 * Fastify itself does not accept a number of hops, since that does not identify the connected client. An operator who
 * sets one must ensure that only a proxy reaches this port.
 */
export function proxiesOf(trust: ProxyTrust): IsProxy {
  if (typeof trust === 'boolean') return () => trust;
  if (typeof trust === 'number') return (_address, hop) => hop < trust;
  return compile(trust);
}
