import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../../api-errors.ts';
import { KeyedMutex } from '../../keyed-mutex.ts';
import type { Card, Decoded, DecodedPicture, DecoderAnswer, DecoderQuestion, PictureProblem } from './decoded.ts';

/** The maximum side of a stored photo, in pixels. */
const photoSide = 512;

export interface DecoderBounds {
  /** Timeout per picture, in milliseconds. */
  deadlineMs: number;
  /** Queue timeout, in milliseconds. */
  maxWaitMs: number;
  /** Memory limit of the process, in bytes. */
  maxBytes: number;
  /** Idle timeout of the process, in milliseconds. */
  idleMs: number;
}

/**
 * The heaviest ordinary pictures within the pixel limits take 260 MB and a second. With the server's
 * own memory that stays below the limit in deploy/kubernetes.yaml, and callers get a response before their connection
 * times out.
 */
const usualBounds: DecoderBounds = {
  deadlineMs: 15_000,
  maxWaitMs: 20_000,
  maxBytes: 288 * 1024 * 1024,
  idleMs: 60_000,
};

/** Returns freed memory to the system instead of growing the heap with every picture (glibc, mallopt(3)). */
const environment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '1',
  // A card looks the same on every machine.
  FONTCONFIG_FILE: fileURLToPath(new URL('./card-fonts/fonts.conf', import.meta.url)),
};

/** Decodes uploads into pictures to store, and draws cards, in another process. */
export interface PictureDecoder {
  /**
   * Resolves to a picture whose larger side has at most `side` pixels, 512 by default.
   *
   * @throws ApiError 413 for a picture with too many pixels, or that takes too much memory or time; 415 for anything
   * but a picture; 503 when the queue is too long, or the process cannot be started.
   */
  decode(upload: Buffer, side?: number): Promise<Buffer>;
  /** The same, with the sides of the picture. */
  decodeSized(upload: Buffer, side: number): Promise<DecodedPicture>;
  /**
   * Resolves to the JPEG of a card.
   *
   * @throws ApiError 503 when the queue is too long, or the process cannot be started.
   */
  draw(card: Card): Promise<Buffer>;
  /** Ends the process; pictures in progress and queued ones are rejected. */
  close(): void;
}

/**
 * Decodes one picture at a time, in a process that starts with the first picture and ends after the
 * last. Whatever a picture does to that process, the server and its log-in threads keep running.
 */
export function createPictureDecoder(
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  bounds: Partial<DecoderBounds> = {},
): PictureDecoder {
  const { deadlineMs, maxWaitMs, maxBytes, idleMs } = { ...usualBounds, ...bounds };
  const mutex = new KeyedMutex();
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  const start = () => {
    const started = startProcess(maxBytes, log);
    started.once('exit', () => {
      if (child === started) child = null;
    });
    return started;
  };

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  };

  const decodeNext = async (question: DecoderQuestion): Promise<Decoded> => {
    // A queued picture must not start a process that nobody ends.
    if (isClosed) throw isBusy();
    clearTimeout(idle);
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
      child ??= start();
      const { decoded, isLast } = await ask(child, question, deadline);
      if (isLast) end();
      else idle = setTimeout(end, idleMs).unref();
      return decoded;
    } catch (error) {
      end();
      if (deadline.aborted) return { problem: { kind: 'too-slow' } };
      log.error({ err: error }, 'no picture can be decoded');
      throw isBusy();
    }
  };

  const pictureFor = async (question: DecoderQuestion): Promise<DecodedPicture> => {
    const arrived = performance.now();
    const decoded = await mutex.run('decode', async () => {
      if (performance.now() - arrived > maxWaitMs) throw isBusy();
      return await decodeNext(question);
    });
    if ('problem' in decoded) throw errorOf(decoded.problem);
    return decoded;
  };
  const bytesFor = async (question: DecoderQuestion) => Buffer.from((await pictureFor(question)).picture);

  return {
    decode: (upload, side = photoSide) => bytesFor({ upload, side }),
    decodeSized: (upload, side) => pictureFor({ upload, side }),
    draw: bytesFor,
    close: () => {
      isClosed = true;
      end();
    },
  };
}

/** Starts the decoder without the server's settings in its environment. */
function startProcess(maxBytes: number, log: Pick<FastifyBaseLogger, 'warn' | 'error'>): ChildProcess {
  const child = fork(new URL('./decoder-process.ts', import.meta.url), [String(maxBytes)], {
    env: environment,
    execArgv: [],
    serialization: 'advanced',
  });
  // Logged here, since no caller may be waiting; a waiting caller also gets an error.
  child.on('error', (error) => log.error({ err: error }, 'the decoder of pictures failed'));
  child.on('exit', (code, signal) => {
    if (signal !== 'SIGKILL') log.warn({ code, signal }, 'the decoder of pictures ended by itself');
  });
  return child;
}

/**
 * Sends one picture to the process.
 *
 * @throws AbortError when the signal comes first, or the process's error.
 */
async function ask(child: ChildProcess, question: DecoderQuestion, signal: AbortSignal): Promise<DecoderAnswer> {
  const settled = new AbortController();
  const options = { signal: AbortSignal.any([signal, settled.signal]) };
  const answered = once(child, 'message', options).then(([answer]) => answer as DecoderAnswer);
  const ended = once(child, 'exit', options).then(([code]): DecoderAnswer => {
    if (code !== null) throw new Error(`The decoder of pictures ended with ${code}`);
    // A signal: the upload triggered a bug in a decoder, which no ordinary picture does.
    return { decoded: { problem: { kind: 'no-picture' } }, isLast: true };
  });
  const first = Promise.race([answered, ended]);
  try {
    child.send(question);
    return await first;
  } finally {
    settled.abort();
  }
}

function isBusy(): ApiError {
  return new ApiError('unavailable', "We can't take pictures right now. Try again soon.", {
    retryAfterSeconds: 5,
  });
}

function errorOf(problem: PictureProblem): ApiError {
  switch (problem.kind) {
    case 'no-picture':
      return new ApiError('unsupported', 'Please upload a valid file', { code: 'not_a_picture' });
    case 'too-many-pixels': {
      const most = Math.floor(problem.most / 1_000_000);
      const has = Math.max(most + 1, Math.round(problem.pixels / 1_000_000));
      const wayOut = problem.isAvif
        ? `${most} is the most for an AVIF. Save it as a JPEG or make it smaller, and try again.`
        : `${most} is the most. Make it smaller and try again.`;
      return new ApiError('too-large', `This picture has ${has} megapixels; ${wayOut}`, {
        params: { limit: most, megapixels: has },
      });
    }
    case 'too-heavy':
      return new ApiError('too-large', 'This picture takes too much memory. Save it as a JPEG and try again.');
    case 'too-slow':
      return new ApiError('too-large', 'This picture takes too long to read. Save it as a JPEG and try again.');
  }
}
