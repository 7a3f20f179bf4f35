import { existsSync, readFileSync } from 'node:fs';

/** Whether processes can be inspected, through Linux's /proc. */
export const seesProcesses = existsSync('/proc/self/status');

/** Returns the ids of a process's children; none once it has ended. */
export function childrenOf(pid: number): number[] {
  return read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

/** Returns the children of this process that decode pictures. */
export function decoders(): number[] {
  return childrenOf(process.pid).filter((pid) => read(`/proc/${pid}/cmdline`).includes('decoder-process'));
}

/** Returns the resident memory of a process and its children, in bytes. */
export function memoryOf(pid: number): number {
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
  return childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), kilobytes * 1024);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
