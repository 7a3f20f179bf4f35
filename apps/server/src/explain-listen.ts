import type { Settings } from './env.ts';
import { StartError } from './start-error.ts';

/** Explains in one line why listening failed; returns other errors unchanged. */
export function explainListen(error: unknown, { port, host }: Settings): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is in use. Set PORT to another one.`);
  if (code === 'EACCES') return new StartError(`Port ${port} needs more rights. Set PORT to another one.`);
  // EAI_AGAIN without a server for names, as in containers.
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartError(`HOST ${host} is no address of this machine.`);
  }
  return error;
}
