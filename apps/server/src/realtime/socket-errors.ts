import type { Error as ErrorBody, ErrorCode } from '@skill-exchange/api-client/types';
import { ApiError, bodyOf } from '../api-errors.ts';
import { errorOf } from '../plugins/errors.ts';

/** Returns the contract's error for anything thrown; `onFailure` receives errors that are not the client's. */
export function socketErrorOf(thrown: unknown, onFailure?: (cause: unknown) => void): ErrorBody {
  if (!(thrown instanceof ApiError)) onFailure?.(thrown);
  const error = thrown instanceof Error ? errorOf(thrown) : null;
  if (error !== null) return bodyOf(error);
  return {
    success: false,
    code: 'internal_error',
    message: "We're having trouble on our side. Try again in a moment.",
  };
}

/** Rejects a handshake: Socket.IO sends the message and `data` as `connect_error`. */
export class HandshakeError extends Error {
  readonly data: ErrorBody;

  constructor(data: ErrorBody) {
    super(data.message);
    this.data = data;
  }
}

const endingCodes: ReadonlySet<ErrorCode | undefined> = new Set(['not_authenticated', 'suspended'] as const);

/** Whether the socket's session has ended or its member is suspended. */
export const endsSocket = ({ code }: ErrorBody): boolean => endingCodes.has(code);
