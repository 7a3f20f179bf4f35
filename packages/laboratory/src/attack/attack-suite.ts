import { setTimeout as pause } from 'node:timers/promises';
import type { Tally } from '../../../../scripts/lib/tally.ts';
import type { Attack } from './attack.ts';
import type { AttackOutcome } from './attack-report.ts';
import { AttackerProcess } from './attacker-process.ts';
import { families } from './families.ts';
import { waitsOf } from './figures.ts';
import { OrdinaryMembers } from './ordinary-members.ts';
import { type ServerUnderAttack, startServerUnderAttack } from './server-under-attack.ts';
import { type Stage, setStage } from './stage.ts';

/** The options of the command line. */
export interface AttackOptions {
  isLong: boolean;
  /** All families when empty. */
  families: string[];
  /** A part of the names of attacks, which then run one at a time. */
  only: string | null;
  seconds: number | null;
}

/** Attacks that run in parallel. */
interface Round {
  name: string;
  attacks: string[];
  seconds: number;
}

const ordinaryMembers = 20;
/** The manifest's limit (deploy/kubernetes.yaml), in MiB. */
const maxMiB = 768;
/** Maximum 99th percentile of ordinary calls, in milliseconds; only checked in the long version. */
const maxP99Ms = 250;

const small = { members: 500, events: 200, skills: 2000, sessions: 200, conversations: 100 };
const large = { members: 5000, events: 2000, skills: 20_000, sessions: 2000, conversations: 1000 };

/** Attacks a server and counts the rounds that passed. */
export async function runAttackSuite(options: AttackOptions): Promise<Tally> {
  const stage = await setStage(options.isLong ? large : small);
  console.log(stage.isPostgres ? 'on PostgreSQL' : 'on the embedded database: PostgreSQL is not installed here');
  try {
    const server = await startServerUnderAttack(stage.variables);
    return await new Siege(options, stage, server).run();
  } finally {
    await stage.takeDown();
  }
}

class Siege {
  readonly #options: AttackOptions;
  readonly #stage: Stage;
  readonly #server: ServerUnderAttack;
  readonly #acknowledged: string[] = [];
  readonly #failures: string[] = [];
  readonly #attacker = new AttackerProcess();
  #passed = 0;
  #addresses = 0;

  constructor(options: AttackOptions, stage: Stage, server: ServerUnderAttack) {
    this.#options = options;
    this.#stage = stage;
    this.#server = server;
  }

  async run(): Promise<Tally> {
    const members = await OrdinaryMembers.gather(this.#server.address, ordinaryMembers);
    members.start();
    await pause(this.#options.isLong ? 10_000 : 2000);
    this.#judge('without attackers', members, []);
    for (const round of roundsOf(this.#options)) await this.#attack(round, members);
    this.#attacker.stop();
    await members.stop();
    const code = await this.#server.stop();
    if (code !== 0) this.#failures.push(`the server stopped with ${code}`);
    const acknowledged = [...members.acknowledged, ...this.#acknowledged];
    const losses = await this.#stage.findLosses(acknowledged);
    console.log(`${acknowledged.length} writes were answered with 2xx, ${losses.length} problems with them`);
    if (acknowledged.length === 0) losses.push('nothing was answered, so nothing was proved');
    this.#failures.push(...losses.slice(0, 20));
    return { passed: this.#passed, failures: this.#failures, skipped: 0 };
  }

  async #attack({ name, attacks, seconds }: Round, members: OrdinaryMembers): Promise<void> {
    const others = members.members.map(({ account }) => account.id);
    const order = {
      address: this.#server.address,
      attacks: attacks.map((attack) => ({ name: attack, from: this.#nextAddress() })),
      seconds,
      isTimed: this.#options.isLong,
      victim: others[0] ?? '',
      others,
    };
    try {
      const outcomes = await this.#attacker.run(order, () => members.takeExperience());
      this.#judge(name, members, outcomes);
    } catch (error) {
      this.#judge(name, members, []);
      this.#failures.push(`${name}: ${(error as Error).message}`);
    }
  }

  /** Returns a new address for each attack, so that attacks do not share limits. */
  #nextAddress(): string {
    this.#addresses += 1;
    return `127.0.${1 + Math.floor(this.#addresses / 200)}.${10 + (this.#addresses % 200)}`;
  }

  #judge(name: string, members: OrdinaryMembers, outcomes: AttackOutcome[]): void {
    const { samples, failures } = members.takeExperience();
    const waits = waitsOf(samples);
    const peak = this.#server.peakMiB();
    const written = (this.#server.logBytes() / 2 ** 20).toFixed(1);
    console.log(
      `\n${name}\n  ordinary members: ${waits.count} calls, p50 ${waits.p50} ms, p99 ${waits.p99} ms, ` +
        `at most ${waits.most} ms (${waits.slowest}), ${failures.length} failed; ` +
        `memory ${peak ?? '?'} MiB, log ${written} MiB`,
    );
    for (const { name: attack, counts } of outcomes) console.log(`  ${attack}: ${describeCounts(counts)}`);
    const problems = [
      ...this.#server.ends(),
      ...outcomes.flatMap((outcome) => outcome.undeclared.map((fault) => `${outcome.name}: ${fault}`)),
      ...new Set(failures.filter((failure) => this.#options.isLong || isAboutUs(failure))),
    ];
    if (this.#stage.isPostgres && peak !== null && peak > maxMiB) problems.push(`memory rose to ${peak} MiB`);
    if (this.#options.isLong && waits.p99 > maxP99Ms) problems.push(`ordinary members waited ${waits.p99} ms`);
    for (const problem of problems.slice(0, 10)) console.error(`  ! ${problem}`);
    for (const { acknowledged } of outcomes) this.#acknowledged.push(...acknowledged);
    if (problems.length === 0) this.#passed += 1;
    else this.#failures.push(`${name}: ${problems[0]}`);
  }
}

/** Ignores failures of a slow machine, which makes calls time out and sockets reconnect, but rejects no call. */
function isAboutUs(failure: string): boolean {
  return /against the contract|does not declare|answered (?!503)\d/.test(failure);
}

/**
 * One stranger and one member at a time, so that every attack gets processor time; three of each in
 * the short version. Named attacks run alone.
 */
function roundsOf({ isLong, families: wanted, only, seconds }: AttackOptions): Round[] {
  const chosen = Object.entries(families)
    .filter(([family]) => wanted.length === 0 || wanted.includes(family))
    .flatMap(([, attacks]) => attacks)
    .filter(({ name }) => name.includes(only ?? ''));
  const roundOf = (...attacks: string[]) => ({
    name: attacks.join('; '),
    attacks,
    seconds: seconds ?? (isLong ? 60 : 1.5),
  });
  if (only !== null) return chosen.map(({ name }) => roundOf(name));
  const atOnce = isLong ? 1 : 3;
  const namesOf = (by: Attack['by']) => chosen.filter((one) => one.by === by).map(({ name }) => name);
  const [strangers, members] = [namesOf('stranger'), namesOf('member')];
  const rounds = Math.ceil(Math.max(strangers.length, members.length) / atOnce);
  return Array.from({ length: rounds }, (_, index) => {
    const some = (names: string[]) => names.slice(index * atOnce, (index + 1) * atOnce);
    return roundOf(...some(strangers), ...some(members));
  });
}

function describeCounts(counts: Record<string, number>): string {
  const entries = Object.entries(counts).sort(([, a], [, b]) => b - a);
  return entries.map(([what, count]) => `${what} x ${count}`).join(', ') || 'nothing';
}
