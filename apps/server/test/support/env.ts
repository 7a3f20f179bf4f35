/** A PostgreSQL for the suite, with a role that may create databases; the embedded database when unset. */
export const postgresUrl = process.env.TEST_DATABASE_URL ?? null;

export interface ThroughProxy {
  /** The proxy's URL. */
  address: string;
  /** The ports of the two instances, on this machine. */
  ports: number[];
  redisUrl: string;
}

const { TEST_PROXY_ADDRESS, TEST_INSTANCE_PORTS, TEST_REDIS_URL } = process.env;

/** A proxy for the tests, in front of two instances; one instance without a network when unset. */
export const throughProxy: ThroughProxy | null =
  TEST_PROXY_ADDRESS === undefined
    ? null
    : {
        address: TEST_PROXY_ADDRESS,
        ports: (TEST_INSTANCE_PORTS ?? '').split(',').map(Number),
        redisUrl: TEST_REDIS_URL ?? '',
      };

/** The number of random walks of `session-walks`. */
export const walks = Number(process.env.TEST_WALKS ?? 25);

/** The number of random communities in which matches are compared with trying every combination. */
export const communities = Number(process.env.TEST_COMMUNITIES ?? 50);

/** The number of random communities in which members' search is compared with a filter over all of them. */
export const searchedCommunities = Number(process.env.TEST_SEARCHED_COMMUNITIES ?? 2);

/** The operations in a walk of `chat-walk`, the walks side by side, and the seed of the first. */
export const chatSteps = Number(process.env.TEST_CHAT_STEPS ?? 150);
export const chatWalks = Number(process.env.TEST_CHAT_WALKS ?? 1);
export const chatSeed = Number(process.env.TEST_CHAT_SEED ?? 7);

/**
 * Variables that servers with settings of their own need, too: where Node keeps compiled modules, and the clock of
 * `npm test -- --at`.
 */
export const inheritedVariables = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(?:NODE_COMPILE_CACHE|LD_PRELOAD|FAKETIME.*)$/.test(name)),
);

/** Random courses of an event with a waitlist. */
export const waitlists = Number(process.env.TEST_WAITLISTS ?? 12);

/** The simultaneous calls in each round of a course: 1 to 12 unless set. */
const simultaneous = Number(process.env.TEST_WAITLIST_CALLS ?? 12);
export const waitlistCalls = {
  minLength: process.env.TEST_WAITLIST_CALLS === undefined ? 1 : simultaneous,
  maxLength: simultaneous,
};

/** Random rules of series that are compared with a second implementation. */
export const seriesRules = Number(process.env.TEST_SERIES ?? 300);

/** How often each call that ties two members races with a block. */
export const tieRounds = Number(process.env.TEST_TIE_ROUNDS ?? (postgresUrl === null ? 1 : 5));

/** Random courses of all that can wait for members, and their steps. */
export const waitCourses = Number(process.env.TEST_WAIT_COURSES ?? 2);
export const waitSteps = Number(process.env.TEST_WAIT_STEPS ?? 8);

/** Random courses of all verbs of events, and their steps. */
export const eventCourses = Number(process.env.TEST_EVENT_COURSES ?? 4);
export const eventSteps = Number(process.env.TEST_EVENT_STEPS ?? 25);
