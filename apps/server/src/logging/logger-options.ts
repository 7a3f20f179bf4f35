import type { Settings } from '../env.ts';
import { logBudget } from './log-budget.ts';

type LoggedError = {
  type: string;
  code?: string;
  message: string;
  stack: string;
};

/** Serializes an error without the statement's values and the failing row, which database drivers attach. */
function describeError(error: Error): LoggedError {
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type: error.name, ...code, message: error.message, stack: error.stack ?? '' };
}

/** Returns options for structured logs without passwords, tokens, cookies or members' texts, at any level. */
export function loggerOptions(level: Settings['logLevel']) {
  return {
    level,
    hooks: { logMethod: logBudget() },
    serializers: { err: describeError },
    // The multipart plugin logs its options, the request's headers among them, at the trace level.
    redact: ['busboyOptions.headers.authorization', 'busboyOptions.headers.cookie'],
  };
}
