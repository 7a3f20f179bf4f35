import { randomUUID } from 'node:crypto';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type Backups, createBackups } from './backup/backups.ts';
import type { Clock } from './clock.ts';
import type { AppContext } from './context.ts';
import { inTransaction } from './db/contention.ts';
import type { OpenDatabase } from './db/open-database.ts';
import type { Settings } from './env.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import { createInFlightGauges } from './limits/in-flight-gauges.ts';
import { createLimits, type Limits } from './limits/limits.ts';
import { loggerOptions } from './logging/logger-options.ts';
import { createAuthSessionStands } from './modules/auth/active-auth-sessions.ts';
import { createPasswords, type Passwords } from './modules/auth/passwords.ts';
import { appointModerators } from './modules/auth/roles.ts';
import { createTokens } from './modules/auth/tokens.ts';
import { type Community, createCommunity } from './modules/community/community.ts';
import { collectHandlers } from './modules/handlers.ts';
import { createPictureDecoder } from './modules/images/picture-decoder.ts';
import { jobHandlers } from './modules/job-handlers.ts';
import { createMailDomainCheck, type ResolveTxt } from './modules/mail/mail-domain.ts';
import { createMailer } from './modules/mail/mailer.ts';
import { createLimitHits } from './modules/moderation/limit-hits.ts';
import { createPushSender } from './modules/push/push-sender.ts';
import { authentication } from './plugins/authentication.ts';
import { bodies, maximumBodyBytes } from './plugins/bodies.ts';
import { answerClientError, type LogRejection } from './plugins/client-errors.ts';
import { compression } from './plugins/compression.ts';
import { conditional } from './plugins/conditional.ts';
import { limitConnections } from './plugins/connection-limit.ts';
import { crossOrigin } from './plugins/cross-origin.ts';
import { drainOnClose } from './plugins/drain.ts';
import { errors, sendError } from './plugins/errors.ts';
import { fairShare } from './plugins/fair-share.ts';
import { mailPages } from './plugins/mail-pages.ts';
import { metrics } from './plugins/metrics.ts';
import { multipart } from './plugins/multipart.ts';
import { openapi } from './plugins/openapi.ts';
import { overload } from './plugins/overload.ts';
import { rateLimits } from './plugins/rate-limits.ts';
import { createHttpServer, surviveBrokenConnections } from './plugins/raw-connections.ts';
import { reference } from './plugins/reference.ts';
import { requestLog } from './plugins/request-log.ts';
import { searchEngines } from './plugins/search-engines.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { securityTxt } from './plugins/security-txt.ts';
import { routedAddress, webApp } from './plugins/web-app.ts';
import { createRealtime, type Realtime } from './realtime/realtime.ts';
import type { Redis } from './redis/open-redis.ts';
import { createSeal } from './seal.ts';
import { createSealedCursors } from './sealed-cursors.ts';
import { answerLanguage } from './texts/answer-language.ts';
import { proxiesOf } from './trusted-proxies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    context: AppContext;
    realtime: Realtime;
  }
}

/** At least as long as a URL may be, so that the operation itself rejects an id that is too long. */
const longestParameter = 16_384;

/** The settings with all secrets, configured or created. */
export type AppSettings = Settings & { jwtSecret: string };

export interface AppOptions {
  settings: AppSettings;
  /** Opened and migrated; the caller closes it after the app. */
  database: Pick<OpenDatabase, 'db' | 'connections' | 'jobs' | 'findStorageProblem' | 'exclusively'>;
  clock?: Clock;
  /** Default: the limits of the contract and the settings. */
  limits?: Limits;
  /** By default, ones with their own threads, which end with the app. */
  passwords?: Passwords;
  /** By default, the resolver of the system. */
  resolveTxt?: ResolveTxt;
  /** By default, those of the embedded database in its data folder. */
  backups?: Backups;
}

/** Builds the server without listening, so that tests can call it through `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings } = options;
  const logRejection: LogRejection = (line) => app.log.info(line, 'rejected');
  const app: FastifyInstance = fastify({
    logger: loggerOptions(settings.logLevel),
    // The request-log plugin writes one line a request instead.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: proxiesOf(settings.trustProxy),
    bodyLimit: maximumBodyBytes,
    serverFactory: (handle) => createHttpServer(handle, undefined, logRejection),
    rewriteUrl: routedAddress,
    routerOptions: { maxParamLength: longestParameter },
    forceCloseConnections: 'idle',
    // While shutting down, answer open connections and send `Connection: close`.
    return503OnClosing: false,
    frameworkErrors: sendError,
    clientErrorHandler: (error, socket) => answerClientError(error, socket, logRejection),
  });
  await registerApp(app, options);
  return app;
}

/** Registers all plugins, hooks and routes of the server. */
export async function registerApp(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { settings, database, clock = () => new Date() } = options;
  const redis = settings.redisUrl === null ? null : await connectRedis(settings.redisUrl, app.log);
  app.addHook('onClose', async () => redis?.close());
  const passwords = options.passwords ?? createPasswords();
  const pictures = createPictureDecoder(app.log);
  app.addHook('onClose', async () => {
    pictures.close();
    if (options.passwords === undefined) await passwords.close();
  });
  const community = createCommunity(database.db, settings, clock, app.log);
  keepFresh(app, community);
  const mailer = createMailer(settings);
  app.addHook('onClose', async () => mailer.close());
  const services = {
    settings,
    community,
    db: database.db,
    findStorageProblem: database.findStorageProblem,
    clock,
    limits: options.limits ?? createLimits(settings.rateLimits, redis, createLimitHits(database.db, clock)),
    tokens: createTokens(settings.jwtSecret, clock, settings.jwtSecretBefore),
    passwords,
    pictures,
    authSessionStands: createAuthSessionStands(database.db, clock),
  };
  const gauges = createInFlightGauges(services.limits);
  const realtime = createRealtime({
    context: services,
    log: app.log,
    redis,
    gauges,
    onSettings: () => void community.refresh(),
  });
  community.onChange(() => realtime.emitCommunityChange());
  surviveBrokenConnections(app.server);
  const isStopping = drainOnClose(app);
  realtime.attach(app.server);
  gauges.set('body_bytes_arriving', limitConnections(app.server, proxiesOf(settings.trustProxy)));
  app.decorate('realtime', realtime);
  const ofCommunity = { kept: () => community.values.backupsKept, timeZone: () => community.values.timeZone };
  const backups = options.backups ?? createBackups({ database, settings, ...ofCommunity, clock, log: app.log });
  app.addHook('onReady', () => backups.clean());
  app.addHook('onClose', () => backups.close());
  const context: AppContext = {
    ...services,
    backups,
    broadcaster: realtime,
    jobs: database.jobs,
    mailer,
    mailDomain: createMailDomainCheck(settings, clock, options.resolveTxt),
    pushes: createPushSender(settings),
    seal: settings.codesKey === null ? null : createSeal(settings.codesKey, 'secrets of authenticator apps'),
  };
  app.decorate('context', context);
  app.addHook('preClose', () => realtime.close());
  let worker: Worker | undefined;
  app.addHook('onReady', async () => {
    if (settings.moderators.length > 0)
      await inTransaction(database.db, (trx) => appointModerators(trx, settings, clock()));
    if (settings.isWorker) worker = await startWorker(database.jobs.connection, jobHandlers(context), app.log);
  });
  app.addHook('preClose', () => worker?.stop());

  await app.register(errors);
  await app.register(requestLog);
  await app.register(metrics, {
    settings,
    connections: database.connections,
    redis,
    jobs: database.jobs,
    rejections: services.limits.rejections,
    gauges,
  });
  await app.register(fairShare, { settings, gauges });
  await app.register(securityHeaders, { settings });
  await app.register(crossOrigin, { settings });
  await app.register(overload);
  await app.register(authentication);
  await app.register(rateLimits, { context });
  await app.register(conditional);
  await app.register(compression);
  await app.register(bodies);
  await app.register(multipart);
  await app.register(answerLanguage);
  await app.register(webApp, { context });
  await app.register(searchEngines, { context });
  await app.register(reference);
  await app.register(securityTxt, { community, clock });
  if (settings.seedDemo && settings.mail.smtpUrl === null) await app.register(mailPages, { settings });
  await app.register(openapi, {
    context,
    handlers: collectHandlers(context, isStopping),
    cursors: createSealedCursors([settings.jwtSecret, settings.jwtSecretBefore]),
  });
}

/** Loads the client only when it is needed, because that takes a tenth of a second. */
async function connectRedis(url: string, log: FastifyBaseLogger): Promise<Redis> {
  const { openRedis } = await import('./redis/open-redis.ts');
  return openRedis(url, log);
}

/** The interval in which an instance reads the settings in case it missed a change, in milliseconds. */
const settingsEvery = 10_000;

/** Reads the settings before the first request, and periodically: a worker without sockets receives no change. */
function keepFresh(app: FastifyInstance, community: Community): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', () => community.refresh());
  app.addHook('onListen', async () => {
    timer = setInterval(() => void community.refresh(), settingsEvery).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
