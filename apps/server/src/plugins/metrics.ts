import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { notFound, unauthenticated } from '../api-errors.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import type { Settings } from '../env.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { InFlightGauges } from '../limits/in-flight-gauges.ts';
import type { Redis } from '../redis/open-redis.ts';
import { withTimeout } from '../with-timeout.ts';
import { isFromThisMachine } from './this-machine.ts';

export interface MetricsOptions {
  settings: Settings;
  connections: OpenDatabase['connections'];
  redis: Redis | null;
  jobs: Pick<Jobs, 'counts'>;
  /** Rejections by the limit's name. */
  rejections: ReadonlyMap<string, number>;
  gauges: InFlightGauges;
}

/** From a millisecond to the longest request timeout, in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** Timeout for counting jobs, in milliseconds. */
const countsTimeoutMs = 2_000;

let processMetrics: Registry | undefined;

/** Memory, event loop and garbage collector metrics belong to the process, however many servers run in it. */
function registryOfProcess(): Registry {
  if (processMetrics === undefined) {
    processMetrics = new Registry();
    collectDefaultMetrics({ register: processMetrics });
  }
  return processMetrics;
}

/**
 * Serves Prometheus metrics at /metrics. Requests are counted by operation and not by URL, so search text stays out
 * and invented paths create no series.
 */
export const metrics = fp<MetricsOptions>(
  async (app, { settings, connections, redis, jobs, rejections, gauges }) => {
    const registry = new Registry();
    const registers = [registry];
    const durations = new Histogram({
      name: 'skill_exchange_request_duration_seconds',
      help: 'How long calls took, by operation.',
      labelNames: ['operation'],
      buckets,
      registers,
    });
    const answers = new Counter({
      name: 'skill_exchange_answers_total',
      help: 'Answers by operation and status; 5xx are errors.',
      labelNames: ['operation', 'status'],
      registers,
    });
    app.addHook('onResponse', (request, reply, done) => {
      const operation = request.routeOptions.config.operationId ?? 'other';
      durations.observe({ operation }, reply.elapsedTime / 1000);
      answers.inc({ operation, status: reply.statusCode });
      done();
    });

    new Counter({
      name: 'skill_exchange_rate_limited_total',
      help: 'What was rejected because of a limit, by the name of the limit in openapi.yaml.',
      labelNames: ['limit'],
      registers,
      collect() {
        this.reset();
        for (const [limit, count] of rejections) this.inc({ limit }, count);
      },
    });
    new Gauge({
      name: 'skill_exchange_in_flight',
      help: 'What calls and sockets hold in this process, this call aside: all 0 when nobody calls.',
      labelNames: ['what'],
      registers,
      collect() {
        for (const [what, read] of gauges) this.set({ what }, read());
      },
    });
    new Gauge({
      name: 'skill_exchange_database_connections',
      help: 'Connections to PostgreSQL: open, idle of those, and calls that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
      },
    });
    const oldest = new Gauge({
      name: 'skill_exchange_jobs_oldest_seconds',
      help: 'How long the oldest job that could run has waited, by queue.',
      labelNames: ['queue'],
      registers,
    });
    new Gauge({
      name: 'skill_exchange_jobs',
      help: 'Jobs by queue and state: waiting, active and failed; those of dead-email were given up. A minute old at most.',
      labelNames: ['queue', 'state'],
      registers,
      async collect() {
        // The other metrics still work while the database is unavailable.
        const queues = await withTimeout(jobs.counts(), countsTimeoutMs);
        for (const { name: queue, queuedCount, activeCount, failedCount, readyOldestSeconds } of queues ?? []) {
          this.set({ queue, state: 'waiting' }, queuedCount);
          this.set({ queue, state: 'active' }, activeCount);
          this.set({ queue, state: 'failed' }, failedCount);
          oldest.set({ queue }, readyOldestSeconds ?? 0);
        }
      },
    });
    if (redis !== null) {
      new Gauge({
        name: 'skill_exchange_redis_up',
        help: 'Whether Redis is there: 0 while limits and live chat are kept by each instance.',
        registers,
        collect() {
          this.set(redis.isReady() ? 1 : 0);
        },
      });
    }
    const sockets = new Gauge({
      name: 'skill_exchange_websockets',
      help: 'Open WebSocket connections.',
      registers,
    });
    app.server.on('upgrade', (_request, socket) => {
      sockets.inc();
      socket.once('close', () => sockets.dec());
    });

    app.get('/metrics', async (request, reply) => {
      requireReader(request, settings);
      // Not counted among the calls that it reads.
      request.endTurn?.();
      const all = Registry.merge([registryOfProcess(), registry]);
      return reply
        .header('cache-control', 'no-store')
        .type(all.contentType)
        .send(await all.metrics());
    });
  },
  { name: 'metrics', dependencies: ['errors'] },
);

/**
 * Throws unless the caller may read the metrics: with METRICS_TOKEN as a bearer or, if it is not set,
 * from this machine.
 */
function requireReader(request: FastifyRequest, settings: Settings): void {
  const { authorization = '' } = request.headers;
  if (settings.metricsToken === null) {
    if (!isFromThisMachine(request, settings)) throw notFound('Path');
  } else if (!isSame(authorization, `Bearer ${settings.metricsToken}`)) {
    throw unauthenticated('Send the metrics token.');
  }
}

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(given), digest(wanted));
}
