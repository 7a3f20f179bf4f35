import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Whose X-Forwarded-* count: everybody's or nobody's, of so many hops, or of these addresses and networks. */
export type ProxyTrust = boolean | number | string[];

/** Whether the machine at this address, so many hops behind whoever is connected to us, is a proxy of ours. */
export type IsProxy = (address: string | undefined, hop: number) => boolean;

/** Networks that have a name, as Fastify and Express know them too. */
const named = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

type Network = [address: string, prefix: number, family: 'ipv4' | 'ipv6'];

function readNetwork(text: string): Network | null {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = familyOf(address);
  const most = family === 'ipv4' ? 32 : 128;
  const prefix = Number(bits ?? most);
  return family === null || prefix > most ? null : [address, prefix, family];
}

function familyOf(address: string): Network[2] | null {
  if (isIPv4(address)) return 'ipv4';
  return isIPv6(address) ? 'ipv6' : null;
}

/** Whether the text is an address, a network such as 10.0.0.0/8, or the name of one. */
export function isNetwork(text: string): boolean {
  return named.has(text) || readNetwork(text) !== null;
}

/**
 * What Fastify is given and the socket's handshake asks. Fastify itself takes no number of hops, since it says nothing of
 * who is connected: whoever sets one has seen to it that nobody but a proxy reaches this port.
 */
export function proxiesOf(trust: ProxyTrust): IsProxy {
  if (typeof trust === 'boolean') return () => trust;
  if (typeof trust === 'number') return (_address, hop) => hop < trust;
  const networks = new BlockList();
  for (const text of trust.flatMap((name) => named.get(name) ?? [name])) {
    const network = readNetwork(text);
    if (network !== null) networks.addSubnet(...network);
  }
  return (address = '') => {
    const family = familyOf(address);
    return family !== null && networks.check(address, family);
  };
}
