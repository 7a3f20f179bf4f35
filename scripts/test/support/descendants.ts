import { readdirSync, readFileSync } from 'node:fs';

interface Running {
  pid: number;
  parent: number;
  session: number;
  /** In ticks since the start of the machine: ids are used again. */
  startedAt: string;
  command: string;
}

/** Everything that a program has started, also what has another session or environment, or another parent by now. */
export class Descendants {
  readonly #known = new Map<number, Running>();
  readonly #marker: string;
  readonly #timer: NodeJS.Timeout;

  /** @param marker a text in the environment of the program */
  constructor(pid: number, marker: string) {
    this.#marker = marker;
    this.#known.set(pid, { pid, parent: 0, session: pid, startedAt: '', command: '' });
    this.#timer = setInterval(() => this.#look(), 50);
  }

  /** Returns the commands that still run. */
  running(): string[] {
    this.#look();
    const now = new Map(processes().map((one) => [one.pid, one]));
    return [...this.#known.values()]
      .filter(({ pid, startedAt }) => startedAt !== '' && now.get(pid)?.startedAt === startedAt)
      .map(({ pid, command }) => `${pid} ${command}`);
  }

  /** Kills what still runs, and stops looking. */
  end(): void {
    clearInterval(this.#timer);
    for (const line of this.running()) process.kill(Number(line.split(' ', 1)[0]), 'SIGKILL');
  }

  #look(): void {
    const sessions = new Set([...this.#known.values()].map(({ session }) => session));
    for (const one of processes()) {
      const isChild = this.#known.has(one.parent) || sessions.has(one.session);
      if (isChild || (!this.#known.has(one.pid) && environmentOf(one.pid).includes(this.#marker)))
        this.#known.set(one.pid, one);
    }
  }
}

/** Returns the processes of this machine, without those that have ended and only wait to be read. */
function processes(): Running[] {
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    const stat = Number.isInteger(pid) ? read(`/proc/${pid}/stat`) : '';
    // The second field is the name in parentheses, which may have spaces.
    const [state = 'Z', parent, , session, ...more] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z' || state === 'X') return [];
    const command = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
    return [{ pid, parent: Number(parent), session: Number(session), startedAt: more[15] ?? '', command }];
  });
}

const environmentOf = (pid: number) => read(`/proc/${pid}/environ`);

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended.
    return '';
  }
}
