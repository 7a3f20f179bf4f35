import { msg, t } from '@lingui/core/macro';
import type { EventSearch, PartOfDay } from '@skill-exchange/api-client/types';
import { skillName } from './skill-name.ts';
import { languageName } from './texts/language-names.ts';
import { plainNumber } from './texts/number-words.ts';
import { textTable } from './texts/text-table.ts';
import { addDays, weekStartOf } from './time/calendar-days.ts';
import { formatShortDay, fromTo } from './time/date-time.ts';

export type EventFacets = NonNullable<EventSearch['facets']>;

/** Filter values. Days are in the viewer's time zone, such as 2026-11-24, and `to` is the last day. */
export interface EventFilterValues {
  from?: string | undefined;
  to?: string | undefined;
  skill?: string | undefined;
  language?: string | undefined;
  time?: PartOfDay | undefined;
  wanted?: boolean | undefined;
  free?: boolean | undefined;
}

interface DayRange {
  label: string;
  from?: string;
  to?: string;
}

/** The days to choose from. Weeks are those of the language: in English they end with Sunday. */
export function rangesFrom(today: string): DayRange[] {
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  const sunday = addDays(today, 6 - weekday);
  const weekEnd = addDays(weekStartOf(today), 6);
  return [
    { label: t`Any time` },
    { label: t`This week`, from: today, to: weekEnd },
    { label: t`Weekend`, from: weekday > 5 ? today : addDays(sunday, -1), to: sunday },
    { label: t`Next week`, from: addDays(weekEnd, 1), to: addDays(weekEnd, 7) },
  ];
}

const rangeOf = (ranges: DayRange[], { from, to }: EventFilterValues) =>
  ranges.find((range) => range.from === from && range.to === to);

/** Whether the days are one of the ranges to choose from. */
export const isNamedRange = (today: string, values: EventFilterValues) =>
  rangeOf(rangesFrom(today), values) !== undefined;

/** Returns the ranges to choose from, including a custom one from the URL, and the chosen one. */
export function rangesWith(today: string, { from, to }: EventFilterValues): { ranges: DayRange[]; chosen: string } {
  const ranges = rangesFrom(today);
  const same = rangeOf(ranges, { from, to });
  if (same !== undefined) return { ranges, chosen: same.label };
  const other = { ...(from && { from }), ...(to && { to }), label: daysInWords({ from, to }) };
  return { ranges: [other, ...ranges], chosen: other.label };
}

const dayWords = (day: string) => formatShortDay(day, 'UTC');

function daysInWords({ from, to = '' }: EventFilterValues): string {
  const [first, last] = [from && dayWords(from), dayWords(to)];
  if (first === undefined) return t`Until ${last}`;
  if (to === '') return t`From ${first}`;
  return from === to ? first : fromTo(first, last);
}

const times: Record<PartOfDay, string> = textTable({
  mornings: msg`Mornings`,
  afternoons: msg`Afternoons`,
  evenings: msg`Evenings`,
});

const isTime = (value: string | undefined): value is PartOfDay => value !== undefined && value in times;

/** Returns the part of the day that an option names; undefined for none. */
export function timeNamed(value: string | undefined): PartOfDay | undefined {
  return isTime(value) ? value : undefined;
}

type Count = EventFacets['total'];

/** Returns '12', or '1000+' for more than are counted. */
export const countWords = ({ count, more }: Count) => plainNumber(count) + (more ? '+' : '');

export function timeOptions(facets: EventFacets | undefined) {
  return Object.entries(times).map(([value, label]) => withCount(value, label, facets?.time));
}

/** The skills that most events teach, and the chosen one, however it is spelled. */
export function skillOptions(chosen: string | undefined, facets: EventFacets | undefined) {
  const known = facets?.skill.map(({ value }) => value) ?? [];
  const same = known.find((name) => name.toLowerCase() === chosen?.toLowerCase());
  const names = chosen === undefined || same !== undefined ? known : [chosen, ...known];
  return { options: names.map((name) => withCount(name, skillName(name), facets?.skill)), chosen: same ?? chosen };
}

/** The languages of most events, and the chosen one. */
export function languageOptions(chosen: string | undefined, facets: EventFacets | undefined) {
  const known = facets?.language?.map(({ value }) => value) ?? [];
  const codes = chosen === undefined || known.includes(chosen) ? known : [chosen, ...known];
  return codes.map((code) => withCount(code, languageName(code), facets?.language));
}

function withCount(value: string, label: string, counts: EventFacets['skill'] | undefined) {
  const counted = counts?.find((one) => one.value === value);
  return { value, label: counted === undefined ? label : `${label} (${countWords(counted)})` };
}

/** Returns 'Evenings' for the filter `time`, 'Weekend' for `days`. */
export function eventFilterWords(name: string, values: EventFilterValues, today: string): string {
  if (name === 'days') return rangesWith(today, values).chosen;
  if (name === 'time') return times[values.time ?? 'evenings'];
  if (name === 'skill') return values.skill === undefined ? t`Skill` : skillName(values.skill);
  if (name === 'language') return languageName(values.language ?? '');
  return { free: t`Places left`, wanted: t`Skills I want`, all: t`All filters` }[name] ?? name;
}
