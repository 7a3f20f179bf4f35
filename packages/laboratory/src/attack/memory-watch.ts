import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const everyMs = 100;

/**
 * Measures the memory of a process and its children. Only on Linux; elsewhere the peak is null.
 *
 * The process's own peak is the kernel's and exact; children, which may be short-lived, are sampled ten times a
 * second.
 */
export class MemoryWatch {
  #pid = 0;
  #peak = 0;
  readonly #timer = setInterval(() => this.#look(), everyMs).unref();

  follow(pid: number): void {
    this.#pid = pid;
  }

  /** The peak since the last call, in MiB. */
  takePeakMiB(): number | null {
    this.#look();
    const own = kibOf(this.#pid, 'VmHWM');
    const peak = Math.max(this.#peak, own);
    this.#peak = 0;
    try {
      // Resets the kernel's peak (proc(5), clear_refs).
      writeFileSync(`/proc/${this.#pid}/clear_refs`, '5');
    } catch {
      // Gone, or not Linux.
    }
    return peak === 0 ? null : Math.round(peak / 1024);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const all = family(this.#pid).reduce((sum, pid) => sum + kibOf(pid, 'VmRSS'), 0);
    this.#peak = Math.max(this.#peak, all);
  }
}

/** Returns a process and all its descendants. */
function family(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const children = threads.flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return [pid, ...children.flatMap(family)];
  } catch {
    return [pid];
  }
}

function kibOf(pid: number, field: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
