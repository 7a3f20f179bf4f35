import { InFlight } from './in-flight.ts';

const mebibyte = 1024 * 1024;

/** Limits on concurrent work, which takes memory and delays others. */
export interface InFlightLimits {
  /** Password hashes running or queued, per address: each takes 19 MiB while it runs. */
  passwordsInFlight: InFlight;
  /** Bytes of multipart requests in flight, per address. */
  formBytesInFlight: InFlight;
  /** Pictures being decoded or queued, per member: one is decoded at a time. */
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
