import type { Clock } from '../../src/clock.ts';

/** The world's time stands still: every case runs at the same instant. */
export const worldClock: Clock = () => new Date('2026-11-20T12:00:00.000Z');

/** Returns the instant this many hours later. */
export const worldInHours = (hours: number) => new Date(worldClock().getTime() + hours * 3_600_000);
