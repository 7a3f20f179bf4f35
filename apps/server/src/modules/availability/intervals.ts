import type { Interval } from '../../zones.ts';

// Lists of intervals are sorted, and their intervals neither overlap nor touch.

/** Sorts and merges intervals into such a list. Drops empty ones. */
export function merged(intervals: readonly Interval[]): Interval[] {
  const found: Interval[] = [];
  for (const { start, end } of intervals.toSorted((one, other) => one.start - other.start)) {
    if (start >= end) continue;
    const last = found.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else found.push({ start, end });
  }
  return found;
}

/** Returns the intersection of two lists. */
export function intersection(one: readonly Interval[], other: readonly Interval[]): Interval[] {
  const found: Interval[] = [];
  let mine = 0;
  let theirs = 0;
  for (;;) {
    const [left, right] = [one[mine], other[theirs]];
    if (left === undefined || right === undefined) return found;
    const start = Math.max(left.start, right.start);
    const end = Math.min(left.end, right.end);
    if (start < end) found.push({ start, end });
    if (left.end < right.end) mine += 1;
    else theirs += 1;
  }
}

/** Returns the first list without the second. */
export function difference(from: readonly Interval[], taken: readonly Interval[]): Interval[] {
  const bounds = taken.flatMap(({ start, end }) => [start, end]);
  const starts = [-Infinity, ...bounds.filter((_, index) => index % 2 === 1)];
  const ends = [...bounds.filter((_, index) => index % 2 === 0), Infinity];
  return intersection(
    from,
    starts.map((start, index) => ({ start, end: ends[index] ?? Infinity })),
  );
}

/** Whether a single interval of the list contains the whole interval. */
export function covers(list: readonly Interval[], { start, end }: Interval): boolean {
  return list.some((one) => one.start <= start && end <= one.end);
}

/**
 * Returns starts, `step` apart, at which `length` fits into one of the intervals. They are multiples
 * of the step from `origin`; an interval without such a start uses its own start.
 */
export function startsIn(
  intervals: readonly Interval[],
  { length, step, origin }: { length: number; step: number; origin: number },
): number[] {
  return intervals.flatMap(({ start, end }) => {
    const latest = end - length;
    const first = origin + Math.ceil((start - origin) / step) * step;
    if (first > latest) return start <= latest ? [start] : [];
    return Array.from({ length: Math.floor((latest - first) / step) + 1 }, (_, index) => first + index * step);
  });
}
