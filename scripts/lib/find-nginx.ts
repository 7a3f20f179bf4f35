import { spawnSync } from 'node:child_process';

/** Returns whether `nginx` is installed. */
export const findNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;
