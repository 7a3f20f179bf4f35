import type { Clock } from '../../src/clock.ts';

/** The world stands still: every case meets it at the same instant. */
export const worldClock: Clock = () => new Date('2026-11-20T12:00:00.000Z');
