/** A PostgreSQL to run the suite on, as a role that may make databases; the embedded database when unset. */
export const postgresUrl = process.env.TEST_DATABASE_URL ?? null;
