import type { FastifyRequest } from 'fastify';
import type { Settings } from '../env.ts';

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const ownNames = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/**
 * Whether a request comes from this machine, connected to it by a local name, and was not forwarded by
 * a proxy, which would make every visitor look local.
 */
export function isFromThisMachine(request: FastifyRequest, { trustProxy }: Pick<Settings, 'trustProxy'>): boolean {
  const { host = '', forwarded, 'x-forwarded-for': forwardedFor } = request.headers;
  const isDirect = trustProxy === false && forwarded === undefined && forwardedFor === undefined;
  return isDirect && loopback.test(request.socket.remoteAddress ?? '') && ownNames.test(host);
}
