import type { Event } from '@skill-exchange/api-client/types';
import { visitor } from './backend.ts';
import type { Member } from './members.ts';
import { type EventFields, eventFields, idsOf } from './things.ts';

export interface Series {
  readonly seriesId: string;
  /** The ids of its dates, in their order. */
  readonly ids: readonly string[];
}

/** Returns the upcoming dates of a series, soonest first. */
export const datesOf = async (seriesId: string): Promise<Event[]> =>
  await visitor.ok('listEvents', { query: { series: seriesId } });

/** Hosts a series: by default four weekly dates, from the same time in 300 hours on. */
export async function newSeries(host: Member, fields: Partial<EventFields> = {}, repeat: object = {}): Promise<Series> {
  const whole = { every: 'week', dates: 4, timeZone: 'UTC', ...repeat };
  const body = { ...eventFields(300, fields), repeat: whole };
  const { event } = await host.api.ok('createEvent', { body });
  const seriesId = event?.series?._id ?? '';
  return { seriesId, ids: idsOf(await datesOf(seriesId)) };
}

/** Returns a date by its position, which starts at 1. */
export function dateAt({ ids }: Series, position: number): string {
  const id = ids[position - 1];
  if (id === undefined) throw new Error(`The series has no date ${position}.`);
  return id;
}
