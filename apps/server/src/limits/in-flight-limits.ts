import { InFlight } from './in-flight.ts';

const mebibyte = 1024 * 1024;

/** What is bounded at any moment rather than by the hour: it takes memory, and the time of those who wait. */
export interface InFlightLimits {
  /** Passwords that are hashed or wait for it, by address: they take 19 MiB each while they are hashed. */
  passwordsInFlight: InFlight;
  /** Bytes of forms, from their first one until they are answered, by address. */
  formBytesInFlight: InFlight;
  /** Pictures that are decoded or wait for it, by member: one is decoded at a time. */
  picturesInFlight: InFlight;
}

export function createInFlightLimits(): InFlightLimits {
  return {
    passwordsInFlight: new InFlight({
      total: 256,
      perKey: 64,
      message: 'Too many log-ins from here at once. Try again in a moment.',
      busyMessage: 'Too many log-ins at once. Try again in a moment.',
      retrySeconds: 2,
    }),
    formBytesInFlight: new InFlight({
      total: 48 * mebibyte,
      perKey: 32 * mebibyte,
      message: 'Too many uploads from here at once. Wait a moment and try again.',
      busyMessage: 'Too many uploads at once. Try again soon.',
      retrySeconds: 5,
    }),
    picturesInFlight: new InFlight({
      total: 16,
      perKey: 3,
      message: 'You are sending too many pictures at once. Wait a moment and try again.',
      busyMessage: 'Too many pictures are coming in right now. Try again soon.',
      retrySeconds: 5,
    }),
  };
}
