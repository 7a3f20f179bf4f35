import { compile } from '@fastify/proxy-addr';

/** Trusted senders of X-Forwarded-*: all, none, a number of hops, or addresses and networks. */
export type ProxyTrust = boolean | number | string[];

/** Whether the machine at this address is a trusted proxy; `hop` counts from the connected client. */
export type IsProxy = (address: string, hop: number) => boolean;

/** Whether the text is an address, a network such as 10.0.0.0/8, or the name of one. */
export function isNetwork(text: string): boolean {
  try {
    compile(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Which addresses are proxies of ours, for Fastify and for the socket's handshake.
 *
 * Fastify itself takes no number of hops, since that says nothing of the connected client. An operator who sets one
 * makes sure that only a proxy reaches this port.
 */
export function proxiesOf(trust: ProxyTrust): IsProxy {
  if (typeof trust === 'boolean') return () => trust;
  if (typeof trust === 'number') return (_address, hop) => hop < trust;
  return compile(trust);
}
