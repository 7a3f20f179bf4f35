import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Settings } from '../env.ts';
import { addressKey } from '../limits/address-key.ts';
import { type ShareOptions, Shares, timesFactor } from '../limits/shares.ts';
import { CallUnderWay, callsOf } from './call-under-way.ts';

/** A page is some 20 kB, a whole list a megabyte at most. */
const answers = { burst: 4 * 1024 * 1024, perSecond: 512 * 1024 };
const ofVisitors = { atOnce: 8, mostWaiting: 200, answers };
const ofMember = { atOnce: 4, mostWaiting: 50, answers };
const ofMembersTogether = { atOnce: 48, mostWaiting: 500 };
/** Forms are held in memory as they come, five megabytes each, until they are answered. */
const formsOfAddress = { atOnce: 8, mostWaiting: 100 };
const formsOfMember = { atOnce: 2, mostWaiting: 10 };

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a page's own calls: they are part of its turn, and would wait for it without end. */
    underWay: CallUnderWay | null;
    /** Ends the turns that the call has taken. */
    endTurn: (() => void) | null;
  }
}

/**
 * Queues calls by member, or by network address for visitors.
 *
 * Each such share has so many calls in progress at once, and so many bytes answered in a while, unread ones included.
 * Forms wait before they are read.
 */
export const fairShare = fp<{ settings: Pick<Settings, 'rateLimits'> }>(
  async (app, { settings }) => {
    const shares = (options: ShareOptions) => new Shares(timesFactor(options, settings.rateLimits.factor));
    const visitors = shares(ofVisitors);
    const members = shares(ofMember);
    const membersTogether = shares(ofMembersTogether);
    const forms = { byAddress: shares(formsOfAddress), byMember: shares(formsOfMember) };
    const shareOf = ({ caller, ip }: FastifyRequest) =>
      caller === null ? visitors.of(addressKey(ip)) : members.of(caller.memberId);
    app.decorateRequest('underWay', null);
    app.decorateRequest('endTurn', null);

    app.addHook('onRequest', (request, reply, done) => {
      const { socket } = request.raw;
      if (!(socket instanceof Socket)) return done();
      request.underWay = new CallUnderWay(reply.raw, callsOf(socket));
      done();
    });

    app.addHook('preValidation', async ({ underWay, caller, ip, routeOptions }) => {
      if (underWay === null || !routeOptions.config.bodyTypes?.includes('multipart/form-data')) return;
      if (caller !== null) underWay.hold(await forms.byMember.of(caller.memberId).takeTurn());
      underWay.hold(await forms.byAddress.of(addressKey(ip)).takeTurn());
    });

    app.addHook('preHandler', async (request, reply) => {
      const { underWay, caller, ip } = request;
      if (underWay === null) return;
      // A turn ends with the work, not with the connection: who goes away and comes back is still worked for.
      const turns: (() => void)[] = [];
      request.endTurn = () => {
        for (const end of turns) end();
      };
      turns.push(await shareOf(request).takeTurn());
      if (caller !== null) turns.push(await membersTogether.of(addressKey(ip)).takeTurn());
      if (!underWay.hasEnded) return;
      // The client left while the call waited.
      request.endTurn();
      reply.hijack();
    });

    app.addHook('onSend', (request, _reply, payload, done) => {
      const isHere = typeof payload === 'string' || Buffer.isBuffer(payload);
      if (isHere) request.underWay?.hold(shareOf(request).addAnswer(Buffer.byteLength(payload)));
      request.endTurn?.();
      done();
    });
  },
  { name: 'fair-share' },
);
