import { existsSync, readFileSync } from 'node:fs';

/** Whether processes can be looked at, as Linux shows them in /proc. */
export const seesProcesses = existsSync('/proc/self/status');

/** The ids of a process's children; none once it has ended. */
export function childrenOf(pid: number): number[] {
  return read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

/** The children of this process that decode pictures. */
export function decoders(): number[] {
  return childrenOf(process.pid).filter((pid) => read(`/proc/${pid}/cmdline`).includes('decoder-process'));
}

/** The memory that a process and its children hold (resident), in bytes. */
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
