import { foldText } from '@skill-exchange/api-client/fold-text';
import type { SearchCorrection } from '@skill-exchange/api-client/types';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { findSkillsContaining } from '../skills/repository.ts';
import type { ResolvedSkill } from '../skills/resolve-skills.ts';
import { skillKey } from '../skills/skill-key.ts';
import { findNamedSkills } from './named-skills.ts';
import { findRoots, isPartOfName } from './words-repository.ts';

/** Further words are ignored: each one costs time and rarely changes the result. */
const maxWords = 8;
/** Maximum number of words in a skill's name that a search recognizes. */
const maxNameWords = 4;
/** Maximum number of skills that the start of a name can mean. */
const maxWithPart = 20;
const shortestPart = 3;

/** A skill with the number that searches use for it. */
export interface ReadSkill {
  _id: string;
  name: string;
  seq: number;
}

/** The interpreted words of a search. */
export interface ReadWords {
  skills: ReadSkill[];
  /** All words, and those that name no skill. */
  words: string[];
  otherWords: string[];
  corrected: SearchCorrection | undefined;
}

/** One or more words and the skills that they name. */
interface Reading {
  text: string;
  skills: { id: string; name: string }[];
  isCorrected: boolean;
}

/**
 * Resolves words to skills: names of several words first, then other names and typos, then beginnings of names. A word
 * of some member's name is not treated as a typo.
 *
 * @param isExact only finds skills whose name contains the words as typed
 */
export async function readWords(db: Kysely<Database>, text: string, isExact: boolean): Promise<ReadWords> {
  // As typed, to show in the correction.
  const typed = text.split(/\s+/u).filter((word) => foldText(word) !== '');
  const words = typed.slice(0, maxWords);
  const readings = isExact ? await readExactly(db, words) : await readLoosely(db, words);
  const slips = readings.filter(({ isCorrected }) => isCorrected);
  return {
    skills: await withSeqs(
      db,
      readings.flatMap((reading) => reading.skills),
    ),
    words,
    otherWords: readings.filter((reading) => reading.skills.length === 0).map((reading) => reading.text),
    corrected:
      slips.length === 0
        ? undefined
        : {
            from: slips.map((slip) => slip.text).join(' '),
            to: [...new Set(slips.flatMap((slip) => slip.skills.map(({ name }) => name)))].join(' '),
          },
  };
}

/** Parses a comma-separated list of skill names. */
export async function readSkillNames(db: Kysely<Database>, text: string): Promise<ReadSkill[]> {
  const whole = await findNamedSkills(db, text);
  const isWhole = whole.length > 0 && whole.every(({ isCorrected }) => !isCorrected);
  const names = text.split(',').filter((name) => foldText(name) !== '');
  const found = isWhole ? whole : (await Promise.all(names.map((name) => findNamedSkills(db, name)))).flatMap(firstOf);
  return await withSeqs(db, found);
}

/** Replaces joined skills by their canonical one, without duplicates. */
async function withSeqs(db: Kysely<Database>, skills: readonly { id: string }[]): Promise<ReadSkill[]> {
  const ids = skills.map(({ id }) => id);
  const roots = new Map((await findRoots(db, ids)).map((root) => [root.id, root]));
  const read = ids.flatMap((id) => {
    const root = roots.get(id);
    return root === undefined ? [] : [{ _id: root.root_id, name: root.name, seq: root.seq }];
  });
  return [...new Map(read.map((skill) => [skill._id, skill])).values()];
}

/** Returns the most used of several skills that differ by one letter. */
const firstOf = (named: ResolvedSkill[]) => named.slice(0, 1);

async function readExactly(db: Kysely<Database>, words: string[]): Promise<Reading[]> {
  const whole = words.join(' ');
  const found = words.length > 1 ? await findWithPart(db, whole) : [];
  if (found.length > 0) return [{ text: whole, skills: found, isCorrected: false }];
  return await Promise.all(
    words.map(async (text) => ({ text, skills: await findWithPart(db, text), isCorrected: false })),
  );
}

async function findWithPart(db: Kysely<Database>, text: string) {
  return await findSkillsContaining(db, skillKey(text), maxWithPart);
}

async function readLoosely(db: Kysely<Database>, words: string[]): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (let start = 0; start < words.length; ) {
    const { length, ...reading } = await readNext(db, words.slice(start));
    readings.push(reading);
    start += length;
  }
  return readings;
}

/** Resolves the longest name at the start of the words. */
async function readNext(db: Kysely<Database>, words: string[]): Promise<Reading & { length: number }> {
  for (let length = Math.min(maxNameWords, words.length); length > 0; length -= 1) {
    const text = words.slice(0, length).join(' ');
    const skills = firstOf(await findNamedSkills(db, text));
    const [skill] = skills;
    if (skill === undefined) continue;
    if (skill.isCorrected && (await isPartOfName(db, text))) continue;
    return { text, length, skills, isCorrected: skill.isCorrected || skill.matched !== null };
  }
  const [text = ''] = words;
  return { text, length: 1, skills: await findStartingWith(db, text), isCorrected: false };
}

async function findStartingWith(db: Kysely<Database>, text: string) {
  const folded = foldText(text);
  if (folded.length < shortestPart) return [];
  const found = await findSkillsContaining(db, skillKey(text), maxWithPart);
  return found.filter(({ name }) =>
    foldText(name)
      .split(/[^\p{L}\p{N}+#]+/u)
      .some((word) => word.startsWith(folded)),
  );
}
