import { loadContract } from '../contract/load-contract.ts';

const windowSeconds = { minute: 60, quarter: 15 * 60, hour: 3600, day: 24 * 3600 } as const;

const countedBy = ['member', 'account', 'address', 'account-and-address', 'device', 'pair'] as const;

/** Whose attempts are counted; an account is one by its e-mail address, and a pair one member towards another. */
export type CountedBy = (typeof countedBy)[number];

/** One row of the table: how many of a thing one of them may do in a window. */
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
  /** Every number of the table times this. */
  factor: number;
  /** Numbers by the limit's name, in place of the table's. */
  numbers: Readonly<Record<string, number>>;
}

/** The contract's limits by the thing that is counted, as in `messages`. */
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

/** The names of all limits, as in `messages-per-member-minute`. */
export function limitNames(): string[] {
  return [...readLimitTable().values()].flat().map(({ name }) => name);
}
