import { loadContract } from '../contract/load-contract.ts';

const windowSeconds = { minute: 60, quarter: 15 * 60, hour: 3600, day: 24 * 3600 } as const;

const countedBy = ['member', 'log-in', 'account', 'address', 'account-and-address', 'device', 'pair'] as const;

/**
 * What a limit is counted by. A log-in is one of a member's auth sessions. An account is identified by its email address;
 * a pair is one member writing to another.
 */
export type CountedBy = (typeof countedBy)[number];

/** One row of the table: how often a key may do something within a window. */
export interface Limit {
  /** As in `messages-per-member-minute`. */
  name: string;
  by: CountedBy;
  most: number;
  windowSeconds: number;
  message: string;
}

/** Changes to the table, from the settings. */
export interface LimitChanges {
  /** Multiplies every number of the table. */
  factor: number;
  /** Overrides of the table's numbers, by the limit's name. */
  numbers: Readonly<Record<string, number>>;
}

/** Returns the contract's limits by what they count, such as `messages`. */
export function readLimitTable(changes?: LimitChanges): Map<string, Limit[]> {
  const { factor = 1, numbers = {} } = changes ?? {};
  const things = Object.entries(loadContract().document['x-rate-limits']);
  return new Map(
    things.map(([thing, { limits, message }]) => [
      thing,
      Object.entries(limits).map(([window, most]) => {
        const name = `${thing}-${window}`;
        return {
          name,
          ...readWindow(name, window),
          most: numbers[name] ?? Math.ceil(most * factor),
          message,
        };
      }),
    ]),
  );
}

function readWindow(name: string, window: string): Pick<Limit, 'by' | 'windowSeconds'> {
  const [, key, unit = ''] = /^per-([a-z-]+)-([a-z]+)$/.exec(window) ?? [];
  const by = countedBy.find((candidate) => candidate === key);
  const seconds = Object.entries(windowSeconds).find(([word]) => word === unit)?.[1];
  if (by === undefined || seconds === undefined) throw new Error(`openapi.yaml: ${name} is no limit.`);
  return { by, windowSeconds: seconds };
}

/** Returns the names of all limits, such as `messages-per-member-minute`. */
export function limitNames(): string[] {
  return [...readLimitTable().values()].flat().map(({ name }) => name);
}
