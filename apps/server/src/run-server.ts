import { crashExitCode } from './exit-codes.ts';
import type { RunningServer } from './start-server.ts';

/** Deadline for stopping, in milliseconds. Draining connections takes much less (see `plugins/drain.ts`). */
const stopDeadlineMs = 10_000;

/** Codes of Node's errors when the peer has closed a connection; they concern that connection only. */
const brokenConnection =
  /^(ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_STREAM_(DESTROYED|PREMATURE_CLOSE|WRITE_AFTER_END))$/;

/**
 * Runs a started server until a signal or an uncaught error ends the process (docs/decisions/007).
 * SIGTERM, SIGINT and the death of the supervising process stop it cleanly; repeated ones are ignored.
 */
export function runUntilStopped({ log, close }: Pick<RunningServer, 'log' | 'close'>): void {
  let isStopping = false;
  const stop = (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(exitCode || 1), stopDeadlineMs).unref();
    close().then(
      () => process.exit(exitCode),
      (error) => {
        log.error({ err: error }, 'the server could not be closed');
        process.exit(exitCode || 1);
      },
    );
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  process.on('disconnect', () => stop(0));
  // The supervisor may have died while the server started; without one this is undefined.
  if (process.connected === false) stop(0);
  process.on('unhandledRejection', (reason) => log.error({ err: asError(reason) }, 'unhandled rejection'));
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    if (brokenConnection.test(error.code ?? '')) {
      log.error({ err: error }, 'uncaught error of a connection');
      return;
    }
    log.fatal({ err: error }, 'uncaught error, the server stops');
    stop(crashExitCode);
  });
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
