/** A PostgreSQL to run the suite on, as a role that may make databases; the embedded database when unset. */
export const postgresUrl = process.env.TEST_DATABASE_URL ?? null;

export interface ThroughProxy {
  /** Where the proxy listens. */
  address: string;
  /** Where it looks for the two instances, on this machine. */
  ports: number[];
  redisUrl: string;
}

const { TEST_PROXY_ADDRESS, TEST_INSTANCE_PORTS, TEST_REDIS_URL } = process.env;

/** A proxy to run tests through, over two instances; one instance and no network when unset. */
export const throughProxy: ThroughProxy | null =
  TEST_PROXY_ADDRESS === undefined
    ? null
    : {
        address: TEST_PROXY_ADDRESS,
        ports: (TEST_INSTANCE_PORTS ?? '').split(',').map(Number),
        redisUrl: TEST_REDIS_URL ?? '',
      };

/** How many random walks `session-walks` takes. */
export const walks = Number(process.env.TEST_WALKS ?? 25);

/** Where Node keeps compiled modules, for servers that are started with settings of their own; see `toolEnvironment`. */
export const compileCache = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };
