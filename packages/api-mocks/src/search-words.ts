import { foldText, searchWords } from '@skill-exchange/api-client/fold-text';
import type { SkillRef } from '@skill-exchange/api-client/types';
import { allSkills } from './factories.ts';

const pageSize = '24';

export const countOf = ({ length }: { length: number }) => ({ count: Math.min(length, 1000), more: length > 1000 });

export const nameOf = ({ name }: SkillRef) => name;

export const namesIn = (text: string) => text.split(',').filter((name) => name.trim() !== '');

export function hasOne(names: readonly string[], others: readonly string[]): boolean {
  const folded = new Set(others.map((name) => foldText(name)));
  return names.some((name) => folded.has(foldText(name)));
}

/** Returns the skills that words name. A name with two letters swapped counts as a typo. */
export function readWords(text: string, isExact: boolean) {
  const catalog = allSkills().map(({ _id, name }): SkillRef => ({ _id, name }));
  const named = (word: string) => catalog.find(({ name }) => foldText(name) === foldText(word));
  const whole = named(text);
  const read = (whole === undefined ? searchWords(text) : [text]).map((word) => {
    const exact = named(word);
    const slip = exact || isExact ? undefined : catalog.find(({ name }) => sorted(name) === sorted(word));
    return { word, skill: exact ?? slip, isSlip: slip !== undefined };
  });
  const skills = read.flatMap(({ skill }) => (skill === undefined ? [] : [skill]));
  const slips = read.filter(({ isSlip }) => isSlip);
  if (slips.length === 0) return { skills };
  const to = slips.flatMap(({ skill }) => (skill === undefined ? [] : [skill.name])).join(' ');
  return { skills, corrected: { from: slips.map(({ word }) => word).join(' '), to } };
}

const sorted = (text: string) => [...foldText(text)].sort().join('');

/** A request with a limit: a search always has one. */
export function paged({ url }: Request): { url: string } {
  const address = new URL(url);
  if (!address.searchParams.has('limit')) address.searchParams.set('limit', pageSize);
  return { url: address.href };
}
