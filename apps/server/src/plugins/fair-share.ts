import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { addressKey } from '../limits/address-key.ts';
import { AddressShares } from '../limits/address-share.ts';
import { CallUnderWay, callsOf } from './call-under-way.ts';

/** Calls that one connection may have sent ahead of their answers. Browsers and proxies send none. */
const aheadPerConnection = 10;

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a page's own calls: they are part of its turn, and would wait for it without end. */
    underWay: CallUnderWay | null;
  }
}

/**
 * Lets the calls of one network address wait for each other rather than for everybody: so many are worked on at once,
 * and none while too much that was answered has not been read. A connection that sends calls and reads no answers is
 * closed.
 */
export const fairShare = fp(
  async (app) => {
    const shares = new AddressShares();
    app.decorateRequest('underWay', null);

    app.addHook('onRequest', (request, reply, done) => {
      const { socket } = request.raw;
      if (!(socket instanceof Socket)) return done();
      const calls = callsOf(socket);
      if (calls.size >= aheadPerConnection || socket.destroyed) {
        // Node has read some hundred calls at once: none of them is answered.
        socket.destroy();
        reply.hijack();
        return;
      }
      request.underWay = new CallUnderWay(reply.raw, calls);
      done();
    });

    app.addHook('preHandler', async (request) => {
      if (request.underWay !== null) request.underWay.turn(await shares.of(addressOf(request)).takeTurn());
    });

    app.addHook('onSend', (request, _reply, payload, done) => {
      const isHere = typeof payload === 'string' || Buffer.isBuffer(payload);
      if (isHere && request.underWay !== null)
        request.underWay.untilRead(shares.of(addressOf(request)).addUnread(Buffer.byteLength(payload)));
      request.underWay?.endTurn();
      done();
    });
  },
  { name: 'fair-share' },
);

const addressOf = (request: FastifyRequest) => addressKey(request.ip);
