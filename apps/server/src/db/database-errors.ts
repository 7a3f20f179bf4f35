/** The fields that both drivers set on a database error. */
interface DatabaseError {
  code: string;
  constraint?: string;
}

function isDatabaseError(error: unknown): error is Error & DatabaseError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** Whether a unique constraint of this name (or any, when left out) rejected the row. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!isDatabaseError(error) || error.code !== '23505') return false;
  return constraint === undefined || error.constraint === constraint;
}

/** Returns whether this exclusion constraint rejected the row, because it overlaps another one. */
export function isExclusionViolation(error: unknown, constraint: string): boolean {
  return isDatabaseError(error) && error.code === '23P01' && error.constraint === constraint;
}

/** Whether a foreign key constraint rejected the change. */
export function isForeignKeyViolation(error: unknown): boolean {
  return isDatabaseError(error) && error.code === '23503';
}

/** Whether the database aborted the work in favor of another: a serialization failure or a deadlock. */
export function isContention(error: unknown): boolean {
  return isDatabaseError(error) && (error.code === '40001' || error.code === '40P01');
}

/** Whether the database rejected a value (class 22), such as one out of range: the client's error. */
export function isBadValue(error: unknown): boolean {
  return isDatabaseError(error) && /^22[0-9A-Z]{3}$/.test(error.code);
}

/** Whether the database is read-only: a standby, or configured so. */
export function isReadOnly(error: unknown): boolean {
  return isDatabaseError(error) && error.code === '25006';
}

/** Whether the database's disk is full. */
export function isDiskFull(error: unknown): boolean {
  return isDatabaseError(error) && error.code === '53100';
}

/** Whether the driver timed out waiting for a response, which may still arrive on the same connection. */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

// Connection exceptions (08), rejected credentials (28), unknown database (3D), insufficient resources (53), operator
// intervention (57), and Node's network codes.
const outageCodes =
  /^(08...|28...|3D...|53...|57...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
const outageMessages =
  /connection terminated|query read timeout|timeout exceeded when trying to connect|PGlite (instance )?is (already )?clos|driver has already been destroyed|client has encountered a connection error|cannot use a pool after/i;

/** Whether PostgreSQL's Unix socket is missing because the server is not running. */
function isMissingSocket(error: DatabaseError & { syscall?: string }): boolean {
  return error.code === 'ENOENT' && error.syscall === 'connect';
}

/** Whether the database is temporarily unavailable, so a retry may succeed. */
export function isOutage(error: unknown): boolean {
  if (isDatabaseError(error) && (outageCodes.test(error.code) || isMissingSocket(error))) return true;
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  return error instanceof Error && outageMessages.test(error.message);
}
