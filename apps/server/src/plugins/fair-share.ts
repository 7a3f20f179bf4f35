import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { addressKey } from '../limits/address-key.ts';
import { Shares } from '../limits/shares.ts';
import { CallUnderWay, callsOf } from './call-under-way.ts';

/** Calls that one connection may have sent ahead of their answers. Browsers and proxies send none. */
const aheadPerConnection = 10;
const ofAddress = { atOnce: 16, mostWaiting: 200, mostUnreadBytes: 8 * 1024 * 1024 };
/** Forms are held in memory as they come, five megabytes each, until they are answered. */
const formsOfAddress = { atOnce: 8, mostWaiting: 100 };
const formsOfMember = { atOnce: 2, mostWaiting: 10 };

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a page's own calls: they are part of its turn, and would wait for it without end. */
    underWay: CallUnderWay | null;
    /** Ends the turn of the call, when there is one. */
    endTurn: (() => void) | null;
  }
}

/**
 * Lets the calls of one network address wait for each other rather than for everybody: so many are worked on at once,
 * and none while too much that was answered has not been read. Forms wait before they are read. A connection that sends
 * calls and reads no answers is closed.
 */
export const fairShare = fp(
  async (app) => {
    const shares = new Shares(ofAddress);
    const forms = { byAddress: new Shares(formsOfAddress), byMember: new Shares(formsOfMember) };
    app.decorateRequest('underWay', null);
    app.decorateRequest('endTurn', null);

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

    app.addHook('preValidation', async ({ underWay, caller, ip, routeOptions }) => {
      if (underWay === null || !routeOptions.config.bodyTypes?.includes('multipart/form-data')) return;
      if (caller !== null) underWay.hold(await forms.byMember.of(caller.memberId).takeTurn());
      underWay.hold(await forms.byAddress.of(addressKey(ip)).takeTurn());
    });

    app.addHook('preHandler', async (request) => {
      const { underWay } = request;
      if (underWay === null) return;
      request.endTurn = underWay.hold(await shares.of(addressOf(request)).takeTurn());
    });

    app.addHook('onSend', (request, _reply, payload, done) => {
      const isHere = typeof payload === 'string' || Buffer.isBuffer(payload);
      if (isHere) request.underWay?.hold(shares.of(addressOf(request)).addUnread(Buffer.byteLength(payload)));
      request.endTurn?.();
      done();
    });
  },
  { name: 'fair-share' },
);

const addressOf = (request: FastifyRequest) => addressKey(request.ip);
