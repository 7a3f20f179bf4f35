import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../../api-errors.ts';
import { KeyedMutex } from '../../keyed-mutex.ts';
import type { Decoded, DecoderAnswer, DecoderQuestion, PictureProblem } from './decoded.ts';

/** The largest side of a stored photo, in pixels. */
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
 * The heaviest of ordinary pictures within the pixel limits take 260 MB and a second. With the server's own memory that
 * stays below what deploy/kubernetes.yaml gives to both, and no caller waits until their connection counts as dead.
 */
const usualBounds: DecoderBounds = {
  deadlineMs: 15_000,
  maxWaitMs: 20_000,
  maxBytes: 288 * 1024 * 1024,
  idleMs: 60_000,
};

/** Freed memory goes back to the system, rather than to a heap that grows with every picture (glibc, mallopt(3)). */
const environment = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', UV_THREADPOOL_SIZE: '1' };

/** Makes a picture to store of an upload, in another process. */
export interface PictureDecoder {
  /**
   * Resolves to a picture whose larger side has at most `side` pixels, 512 by default.
   *
   * @throws ApiError 413 for a picture with too many pixels, or that takes too much memory or time; 415 for what is no
   * picture; 503 where others take too long before it, or no process can be started.
   */
  decode(upload: Buffer, side?: number): Promise<Buffer>;
  /** Ends the process; a picture that is under way is rejected. */
  close(): void;
}

/**
 * Decodes one picture at a time, in a process that is started with the first and ended when there are no more. Whatever a
 * picture does to that process, the server goes on, and so do the threads that its log-ins need.
 */
export function createPictureDecoder(
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  bounds: Partial<DecoderBounds> = {},
): PictureDecoder {
  const { deadlineMs, maxWaitMs, maxBytes, idleMs } = { ...usualBounds, ...bounds };
  const mutex = new KeyedMutex();
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

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

  return {
    decode: async (upload, side = photoSide) => {
      const arrived = performance.now();
      const decoded = await mutex.run('decode', async () => {
        if (performance.now() - arrived > maxWaitMs) throw isBusy();
        return await decodeNext({ upload, side });
      });
      if ('problem' in decoded) throw errorOf(decoded.problem);
      return Buffer.from(decoded.picture);
    },
    close: end,
  };
}

/** Starts the decoder, which sees no setting of the server's. */
function startProcess(maxBytes: number, log: Pick<FastifyBaseLogger, 'warn' | 'error'>): ChildProcess {
  const child = fork(new URL('./decoder-process.ts', import.meta.url), [String(maxBytes)], {
    env: environment,
    execArgv: [],
    serialization: 'advanced',
  });
  // A caller that waits for its answer gets an error as well. Here it is logged, since none may be waiting.
  child.on('error', (error) => log.error({ err: error }, 'the decoder of pictures failed'));
  child.on('exit', (code, signal) => {
    if (signal !== 'SIGKILL') log.warn({ code, signal }, 'the decoder of pictures ended by itself');
  });
  return child;
}

/**
 * Lets the process decode one picture.
 *
 * @throws AbortError when the signal comes first, or what the process failed with.
 */
async function ask(child: ChildProcess, question: DecoderQuestion, signal: AbortSignal): Promise<DecoderAnswer> {
  const settled = new AbortController();
  const options = { signal: AbortSignal.any([signal, settled.signal]) };
  const answered = once(child, 'message', options).then(([answer]) => answer as DecoderAnswer);
  const ended = once(child, 'exit', options).then(([code]): DecoderAnswer => {
    if (code !== null) throw new Error(`The decoder of pictures ended with ${code}`);
    // A signal: the upload has found a fault in a decoder, and no picture does.
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
      return new ApiError('too-large', `This picture has ${has} megapixels; ${wayOut}`);
    }
    case 'too-heavy':
      return new ApiError('too-large', 'This picture takes too much memory. Save it as a JPEG and try again.');
    case 'too-slow':
      return new ApiError('too-large', 'This picture takes too long to read. Save it as a JPEG and try again.');
  }
}
