import { compile } from '@fastify/proxy-addr';

/** Whose X-Forwarded-* count: everybody's or nobody's, of so many hops, or of these addresses and networks. */
export type ProxyTrust = boolean | number | string[];

/** Whether the machine at this address, so many hops behind whoever is connected to us, is a proxy of ours. */
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
 * What Fastify is given and the socket's handshake asks. Fastify itself takes no number of hops, since it says nothing of
 * who is connected: whoever sets one has seen to it that nobody but a proxy reaches this port.
 */
export function proxiesOf(trust: ProxyTrust): IsProxy {
  if (typeof trust === 'boolean') return () => trust;
  if (typeof trust === 'number') return (_address, hop) => hop < trust;
  return compile(trust);
}
