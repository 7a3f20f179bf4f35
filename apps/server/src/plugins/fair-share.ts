import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Settings } from '../env.ts';
import { addressKey } from '../limits/address-key.ts';
import { type FairQueue, type FairQueueOptions, FairQueues, timesFactor } from '../limits/fair-queue.ts';
import { InFlightRequest, requestsOf } from './in-flight-request.ts';

/** A page is about 20 kB, a whole list a megabyte at most. */
const answers = { burst: 4 * 1024 * 1024, perSecond: 512 * 1024 };
const ofVisitors = { atOnce: 8, maxWaiting: 200, answers };
const ofMember = { atOnce: 4, maxWaiting: 50, answers };
const ofMembersTogether = { atOnce: 48, maxWaiting: 500 };
/** Multipart requests are buffered in memory, up to five megabytes each. */
const formsOfAddress = { atOnce: 8, maxWaiting: 100 };
const formsOfMember = { atOnce: 2, maxWaiting: 10 };

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for requests that a page makes itself: queueing them behind the page would be a deadlock. */
    inFlight: InFlightRequest | null;
    /** Releases the request's slots. */
    endTurn: (() => void) | null;
  }
}

/**
 * Queues calls by member, or by network address for visitors.
 *
 * Each key has a limit of concurrent requests and of response bytes, unread ones included.
 * Multipart requests are queued before their body is read.
 */
export const fairShare = fp<{ settings: Pick<Settings, 'rateLimits'> }>(
  async (app, { settings }) => {
    const queuesOf = (options: FairQueueOptions) => new FairQueues(timesFactor(options, settings.rateLimits.factor));
    const visitors = queuesOf(ofVisitors);
    const members = queuesOf(ofMember);
    const membersTogether = queuesOf(ofMembersTogether);
    const forms = { byAddress: queuesOf(formsOfAddress), byMember: queuesOf(formsOfMember) };
    const queueOf = ({ caller, ip }: FastifyRequest) =>
      caller === null ? visitors.of(addressKey(ip)) : members.of(caller.memberId);
    app.decorateRequest('inFlight', null);
    app.decorateRequest('endTurn', null);

    app.addHook('onRequest', (request, reply, done) => {
      const { socket } = request.raw;
      if (!(socket instanceof Socket)) return done();
      request.inFlight = new InFlightRequest(reply.raw, requestsOf(socket));
      done();
    });

    const acquireForForm = async (inFlight: InFlightRequest, { caller, ip }: FastifyRequest) => {
      if (caller !== null) inFlight.hold(await forms.byMember.of(caller.memberId).acquire());
      inFlight.hold(await forms.byAddress.of(addressKey(ip)).acquire());
    };
    app.addHook('preValidation', (request, _reply, done) => {
      const { inFlight, routeOptions } = request;
      if (inFlight === null || !routeOptions.config.bodyTypes?.includes('multipart/form-data')) return done();
      request.isCallerFresh = false;
      acquireForForm(inFlight, request).then(() => done(), done);
    });

    app.addHook('preHandler', async (request, reply) => {
      const { inFlight, caller, ip } = request;
      if (inFlight === null) return;
      // Release after the work, not with the connection: a client that disconnects and returns still causes work.
      const releases: (() => void)[] = [];
      request.endTurn = () => {
        for (const release of releases) release();
      };
      const acquire = async (queue: FairQueue) => {
        if (!queue.isFree) request.isCallerFresh = false;
        releases.push(await queue.acquire());
      };
      await acquire(queueOf(request));
      if (caller !== null) await acquire(membersTogether.of(addressKey(ip)));
      if (!inFlight.hasEnded) return;
      // The client disconnected while the request was queued.
      request.endTurn();
      reply.hijack();
    });

    app.addHook('onSend', (request, _reply, payload, done) => {
      const isHere = typeof payload === 'string' || Buffer.isBuffer(payload);
      if (isHere) request.inFlight?.hold(queueOf(request).chargeResponse(Buffer.byteLength(payload)));
      request.endTurn?.();
      done();
    });
  },
  { name: 'fair-share' },
);
