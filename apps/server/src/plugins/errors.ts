import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError, bodyOf, invalid, kindOfStatus } from '../api-errors.ts';
import { explainValidation } from '../contract/validation-messages.ts';
import { isBadValue, isContention, isDiskFull, isOutage, isReadOnly } from '../db/database-errors.ts';
import { NoRoomForFilesError } from '../db/disk-room.ts';
import { storageProblems } from '../db/storage-problems.ts';

const outageRetrySeconds = 5;
const contentionRetrySeconds = 1;
const storageRetrySeconds = 60;
const noRoomForFiles = "We can't save pictures and files right now. Everything else works. Try again later.";

const errorsOfFramework: Record<string, ApiError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new ApiError('too-large', 'The body is too large.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new ApiError('unsupported', 'This content type is not supported here.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: invalid('body', 'must be as long as Content-Length says'),
  FST_ERR_BAD_URL: invalid('path', 'must be a well-formed address'),
};

/** Words for rejections of files, whose own are only the status. */
const wordsOfStatus: Record<number, string> = {
  412: 'The file is not the one that If-Match or If-Unmodified-Since names.',
  416: 'The file is shorter than Range asks for.',
};

/** A temporary failure: an outage or contention. */
function unavailable(message: string, retryAfterSeconds: number): ApiError {
  return new ApiError('unavailable', message, { retryAfterSeconds });
}

/** Maps an error to one of the contract; null for an internal error. */
export function errorOf(error: FastifyError | Error): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error instanceof NoRoomForFilesError) return unavailable(noRoomForFiles, storageRetrySeconds);
  if (isDiskFull(error)) return unavailable(storageProblems.full, storageRetrySeconds);
  if (isReadOnly(error)) return unavailable(storageProblems.readOnly, storageRetrySeconds);
  if (isOutage(error)) {
    return unavailable("We're having trouble on our side. Try again in a moment.", outageRetrySeconds);
  }
  if (isContention(error)) {
    return unavailable('Too many members changed this at once. Try again.', contentionRetrySeconds);
  }
  if (isBadValue(error)) return invalid('body', 'holds a value that cannot be stored');
  const code = 'code' in error ? error.code : '';
  const known = errorsOfFramework[code];
  if (known !== undefined) return known;
  return errorOfStatus('statusCode' in error ? Number(error.statusCode) : 500, error.message);
}

/** Maps the framework's own rejections by status; a status that the contract lacks becomes invalid input. */
function errorOfStatus(status: number, message: string): ApiError | null {
  if (status < 400 || status > 499) return null;
  return new ApiError(kindOfStatus(status) ?? 'invalid', wordsOfStatus[status] ?? message);
}

/** Whether the connection ended before the request had arrived. */
function hasClientGone({ destroyed, complete }: IncomingMessage): boolean {
  return destroyed && !complete;
}

/** Sends any error in the contract's error shape. Also used by the framework's own hooks. */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  if (hasClientGone(request.raw)) {
    // The client disconnected: no server error. The request log records it.
    reply.hijack();
    return;
  }
  const rejection = errorOf(error);
  if (rejection === null) request.log.error({ err: error }, 'unexpected error');
  else if (rejection.kind === 'unavailable') request.log.warn({ err: error }, 'database away, full or contended');
  if (rejection?.retryAfterSeconds !== undefined) reply.header('retry-after', rejection.retryAfterSeconds);
  reply
    .code(rejection?.statusCode ?? 500)
    .header('cache-control', 'no-store')
    // The framework's own errors come before the hook that sets it.
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(
      rejection === null
        ? { success: false, code: 'internal_error', message: `Something went wrong on our side (${request.id}).` }
        : bodyOf(rejection),
    );
}

/** Installs the one error shape. The web app plugin handles unknown paths. */
export const errors = fp(
  async (app) => {
    app.setErrorHandler<FastifyError>(sendError);
    app.setSchemaErrorFormatter(explainValidation);
  },
  { name: 'errors' },
);
