// The attacking process, separate from the ordinary members, whose response times are measured. It runs one order at a
// time.
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { noAccount, openAccount } from './accounts.ts';
import type { Attack, Target } from './attack.ts';
import { type AttackOutcome, AttackReport } from './attack-report.ts';
import { call } from './call.ts';
import { families } from './families.ts';

/** An order to the attacker process. */
export interface AttackOrder {
  address: string;
  /** By name, each from its own address. */
  attacks: { name: string; from: string }[];
  seconds: number;
  /** Whether to check the response times of ordinary members. */
  isTimed: boolean;
  victim: string;
  others: string[];
}

/** How long a stopped attack may take to end before it is abandoned, in milliseconds. */
const timeoutMs = 10_000;

const known = new Map(Object.values(families).flatMap((attacks) => attacks.map((attack) => [attack.name, attack])));

async function prepare(order: AttackOrder, { name, from }: AttackOrder['attacks'][number]) {
  const attack = known.get(name);
  if (attack === undefined) throw new Error(`There is no attack "${name}".`);
  const { hostname: host, port } = new URL(order.address);
  const base = {
    address: order.address,
    host,
    port: Number(port),
    from,
    account: noAccount,
    victim: { id: order.victim },
    others: order.others,
    report: new AttackReport(),
  };
  const early = new AbortController();
  const visitor: Target = { ...base, signal: early.signal };
  await attack.prepare?.();
  const account =
    attack.by === 'member'
      ? await openAccount(`Attacker ${from}`, (path, body) => call(visitor, { method: 'POST', path, body }))
      : noAccount;
  early.abort();
  return { attack, base: { ...base, account } };
}

async function run(order: AttackOrder): Promise<AttackOutcome[]> {
  // A real attacker does not use the server's processors.
  if (order.isTimed) setPriority(19);
  const prepared = await Promise.all(order.attacks.map((one) => prepare(order, one)));
  process.send?.('begun');
  const over = new AbortController();
  setTimeout(() => over.abort(), order.seconds * 1000);
  return await Promise.all(
    prepared.map(async ({ attack, base }) => {
      await untilEnd(attack, { ...base, signal: over.signal }, order.seconds * 1000 + timeoutMs);
      return base.report.outcome(attack.name);
    }),
  );
}

/** Runs an attack until it ends, or until the timeout after it was stopped. */
async function untilEnd(attack: Attack, target: Target, maxMs: number): Promise<void> {
  const ran = attack.run(target).catch((error: Error) => {
    // The server may have closed the attack's first connection.
    target.report.count(`ended by ${error.message}`);
  });
  const waited = new AbortController();
  const left = pause(maxMs, undefined, { signal: waited.signal }).catch(() => {});
  await Promise.race([ran, left]);
  waited.abort();
}

process.on('message', (order: AttackOrder) => {
  run(order).then(
    (outcomes) => process.send?.(outcomes),
    (error: Error) => {
      process.stderr.write(`${error.stack}\n`);
      process.exit(1);
    },
  );
});
// No orders can follow.
process.once('disconnect', () => process.exit(0));
