import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { AttackOutcome } from './attack-report.ts';
import type { AttackOrder } from './attacker.ts';

/** The attacking process, restarted if it ends. */
export class AttackerProcess {
  #child: ChildProcess | null = null;

  /**
   * Runs attacks in parallel. Returns the outcome of each.
   *
   * @param begun called once accounts and files exist, when the attacks start
   */
  run(order: AttackOrder, begun: () => void): Promise<AttackOutcome[]> {
    const child = this.#child ?? this.#start();
    return new Promise((resolve, reject) => {
      const end = (code: number | null, signal: string | null) =>
        reject(new Error(`The attacker ended with ${code ?? signal}.`));
      const hear = (message: unknown) => {
        if (message === 'begun') return begun();
        child.off('message', hear).off('exit', end);
        resolve(message as AttackOutcome[]);
      };
      child.on('message', hear).once('exit', end);
      child.send(order);
    });
  }

  stop(): void {
    this.#child?.disconnect();
  }

  #start(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'attacker.ts'));
    const orphaned = () => child.kill('SIGKILL');
    process.once('exit', orphaned);
    child.once('exit', () => {
      process.off('exit', orphaned);
      this.#child = null;
    });
    this.#child = child;
    return child;
  }
}
