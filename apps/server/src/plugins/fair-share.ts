import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Settings } from '../env.ts';
import { addressKey } from '../limits/address-key.ts';
import {
  type FairQueue,
  type FairQueueCounts,
  type FairQueueOptions,
  FairQueues,
  timesFactor,
} from '../limits/fair-queue.ts';
import type { InFlightGauges } from '../limits/in-flight-gauges.ts';
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
    /** Owns what the request holds in this process. */
    inFlight: InFlightRequest;
    /** Requests that a page makes itself are not queued: behind the page they would be a deadlock. */
    isQueued: boolean;
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
export const fairShare = fp<{ settings: Pick<Settings, 'rateLimits'>; gauges?: InFlightGauges }>(
  async (app, { settings, gauges }) => {
    const queuesOf = (options: FairQueueOptions) => new FairQueues(timesFactor(options, settings.rateLimits.factor));
    const visitors = queuesOf(ofVisitors);
    const members = queuesOf(ofMember);
    const membersTogether = queuesOf(ofMembersTogether);
    const forms = { byAddress: queuesOf(formsOfAddress), byMember: queuesOf(formsOfMember) };
    // Each call has one of the first two, and each form a slot by its address.
    const calls = () => [visitors.counts, members.counts];
    gauges?.set('calls_running', () => sumOf(calls(), 'working'));
    gauges?.set('calls_waiting', () => sumOf(calls(), 'waiting'));
    gauges?.set('answer_bytes_unread', () => sumOf(calls(), 'unreadBytes'));
    gauges?.set('forms_running', () => forms.byAddress.counts.working);
    gauges?.set('forms_waiting', () => forms.byMember.counts.waiting + forms.byAddress.counts.waiting);
    const queueOf = ({ caller, ip }: FastifyRequest) =>
      caller === null ? visitors.of(addressKey(ip)) : members.of(caller.memberId);
    app.decorateRequest('inFlight');
    app.decorateRequest('isQueued', false);
    app.decorateRequest('endTurn', null);

    app.addHook('onRequest', (request, reply, done) => {
      const { socket } = request.raw;
      request.isQueued = socket instanceof Socket;
      request.inFlight = new InFlightRequest(reply.raw, request.isQueued ? requestsOf(socket) : new Set());
      done();
    });

    app.addHook('onRoute', (route) => {
      const { handler } = route;
      route.handler = function (request, reply) {
        return request.inFlight.work(() => handler.call(this, request, reply));
      };
    });

    /** Acquires a slot until the work has ended. Returns a function that releases it earlier. */
    const acquire = async (queue: FairQueue, request: FastifyRequest) => {
      if (!queue.isFree) request.isCallerFresh = false;
      return request.inFlight.holdForWork(await queue.acquire());
    };

    app.addHook('preValidation', async (request, reply) => {
      const { inFlight, isQueued, caller, ip, routeOptions } = request;
      if (!isQueued || !routeOptions.config.bodyTypes?.includes('multipart/form-data')) return;
      request.isCallerFresh = false;
      if (caller !== null) await acquire(forms.byMember.of(caller.memberId), request);
      await acquire(forms.byAddress.of(addressKey(ip)), request);
      // The client disconnected while the request was queued: its body never ends.
      if (inFlight.hasEnded) reply.hijack();
    });

    app.addHook('preHandler', async (request, reply) => {
      const { inFlight, isQueued, caller, ip } = request;
      if (!isQueued) return;
      const releases = [await acquire(queueOf(request), request)];
      if (caller !== null) releases.push(await acquire(membersTogether.of(addressKey(ip)), request));
      request.endTurn = () => {
        for (const release of releases) release();
      };
      if (inFlight.hasEnded) reply.hijack();
    });

    app.addHook('onSend', (request, _reply, payload, done) => {
      const isHere = typeof payload === 'string' || Buffer.isBuffer(payload);
      if (isHere && request.isQueued)
        request.inFlight.hold(queueOf(request).chargeResponse(Buffer.byteLength(payload)));
      request.endTurn?.();
      done();
    });
  },
  { name: 'fair-share' },
);

function sumOf(counts: FairQueueCounts[], name: keyof FairQueueCounts): number {
  return counts.reduce((sum, one) => sum + one[name], 0);
}
