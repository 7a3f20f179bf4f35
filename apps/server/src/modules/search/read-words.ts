import { foldText } from '@skill-exchange/api-client/fold-text';
import type { SearchCorrection } from '@skill-exchange/api-client/types';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { findSkillsContaining } from '../skills/repository.ts';
import type { ResolvedSkill } from '../skills/resolve-skills.ts';
import { skillKey } from '../skills/skill-key.ts';
import { findNamedSkills } from './named-skills.ts';
import { findRoots, isPartOfName } from './words-repository.ts';

/** A search that names more is no clearer for it, and each word costs. */
const maxWords = 8;
/** Words of a skill's name that a search looks for at once. */
const longestName = 4;
/** Skills that a part of their name stands for. */
const mostWithPart = 20;
const shortestPart = 3;

/** A skill with the number that searches find its members by. */
export interface ReadSkill {
  _id: string;
  name: string;
  seq: number;
}

/** What the words of a search mean. */
export interface ReadWords {
  skills: ReadSkill[];
  /** All words, and those that became no skill. */
  words: string[];
  otherWords: string[];
  corrected: SearchCorrection | undefined;
}

/** A word or several, and the skills that it became. */
interface Reading {
  text: string;
  skills: { id: string; name: string }[];
  isCorrected: boolean;
}

/**
 * Turns words into skills: names of several words first, then other names and slips of typing, then parts of names. A
 * word of some member's name is taken for no slip.
 *
 * @param isExact takes the words as they are: skills whose name contains them
 */
export async function readWords(db: Kysely<Database>, text: string, isExact: boolean): Promise<ReadWords> {
  // As they were typed, for the correction to name.
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

/** The skills of a list of names with commas between them. */
export async function readSkillNames(db: Kysely<Database>, text: string): Promise<ReadSkill[]> {
  const whole = await findNamedSkills(db, text);
  const isWhole = whole.length > 0 && whole.every(({ isCorrected }) => !isCorrected);
  const names = text.split(',').filter((name) => foldText(name) !== '');
  const found = isWhole ? whole : (await Promise.all(names.map((name) => findNamedSkills(db, name)))).flatMap(firstOf);
  return await withSeqs(db, found);
}

/** Each skill once, as the one that it is joined to. */
async function withSeqs(db: Kysely<Database>, skills: readonly { id: string }[]): Promise<ReadSkill[]> {
  const ids = skills.map(({ id }) => id);
  const roots = new Map((await findRoots(db, ids)).map((root) => [root.id, root]));
  const read = ids.flatMap((id) => {
    const root = roots.get(id);
    return root === undefined ? [] : [{ _id: root.root_id, name: root.name, seq: root.seq }];
  });
  return [...new Map(read.map((skill) => [skill._id, skill])).values()];
}

/** Of several skills that are one letter off, the most used one. */
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
  return await findSkillsContaining(db, skillKey(text), mostWithPart);
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

/** The longest name that words begin with. */
async function readNext(db: Kysely<Database>, words: string[]): Promise<Reading & { length: number }> {
  for (let length = Math.min(longestName, words.length); length > 0; length -= 1) {
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
  const found = await findSkillsContaining(db, skillKey(text), mostWithPart);
  return found.filter(({ name }) =>
    foldText(name)
      .split(/[^\p{L}\p{N}+#]+/u)
      .some((word) => word.startsWith(folded)),
  );
}
