import { foldedForms, foldText, isUnspaced, plainWords, wordsToFind } from '@skill-exchange/api-client/fold-text';
import { emojiIn, splitWords } from '@skill-exchange/api-client/split-words';
import type { SearchCorrection } from '@skill-exchange/api-client/types';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type ResolvedSkill, resolveAll } from '../skills/resolve-skills.ts';
import { findNarrower, findPartsOfNames, findRoots, findSkillsWithPart } from './words-repository.ts';

/** Further words are ignored: each one costs time and rarely changes the result. */
const maxWords = 8;
/** Maximum number of words in a skill's name that a search recognizes. */
const maxNameWords = 4;
/** Maximum number of narrower skills that a skill stands for, too. */
const maxNarrower = 30;
/** Maximum number of skills that the start of a name can mean. */
const maxWithPart = 20;
const shortestPart = 3;
/** In a script without spaces, two letters are a word. */
const shortestRun = 2;

/** A skill with the number that searches use for it. */
export interface ReadSkill {
  _id: string;
  name: string;
  seq: number;
}

/** The interpreted words of a search. */
export interface ReadWords {
  /** The skills that the words name. */
  skills: ReadSkill[];
  /** Unless the search is exact, also narrower ones: a search for photography also means film photography. */
  wider: ReadSkill[];
  /** All words, and those that name no skill. */
  words: string[];
  otherWords: string[];
  corrected: SearchCorrection | undefined;
}

/** A skill that words name, and the other name of it that they are. */
type NamedSkill = Pick<ResolvedSkill, 'id' | 'name'> & Partial<Pick<ResolvedSkill, 'matched'>>;

/** One or more words and the skills that they name. */
interface Reading {
  text: string;
  skills: NamedSkill[];
  isCorrected: boolean;
}

/**
 * Resolves words to skills: names of several words first, then other names and typos, then beginnings of names. A word
 * of some member's name is not treated as a typo.
 *
 * @param isExact only finds skills whose name contains the words as typed
 */
export async function readWords(db: Kysely<Database>, text: string, isExact: boolean): Promise<ReadWords> {
  // In their own letters, to show in the correction.
  const words = plainWords(text.split(/\s+/u)).slice(0, maxWords);
  const toFind = new Set(wordsToFind(words));
  const readings = isExact ? await readExactly(db, words) : await readLoosely(db, words);
  const slips = readings.filter(({ isCorrected }) => isCorrected);
  const named = readings.flatMap((reading) => reading.skills);
  const skills = await withSeqs(db, named);
  return {
    skills,
    wider: isExact ? skills : await withNarrower(db, skills, named),
    words: words.filter((word) => toFind.has(word)),
    otherWords: readings.flatMap(({ skills, text }) => (skills.length === 0 && toFind.has(text) ? [text] : [])),
    corrected:
      slips.length === 0
        ? undefined
        : {
            from: slips.map((slip) => slip.text).join(' '),
            to: [...new Set(slips.flatMap((slip) => slip.skills.map(({ name }) => name)))].join(' '),
          },
  };
}

/**
 * Parses a comma-separated list of skill names, which the contract limits. A text that is the name of one skill as a whole
 * may have commas.
 */
export async function readSkillNames(db: Kysely<Database>, text: string): Promise<ReadSkill[]> {
  return await withSeqs(db, await resolveNames(db, text));
}

async function resolveNames(db: Kysely<Database>, text: string): Promise<ResolvedSkill[]> {
  const names = text.split(',').filter((name) => foldText(name) !== '');
  const resolved = await resolveAll(db, [text, ...names], { ofMembers: true });
  const whole = resolved.get(text) ?? [];
  const isWhole = whole.length > 0 && whole.every(({ isCorrected }) => !isCorrected);
  return isWhole ? whole : names.flatMap((name) => firstOf(resolved.get(name)));
}

/** Parses a comma-separated list of skill names, and adds the narrower skills of each. */
export async function readWiderSkills(db: Kysely<Database>, text: string): Promise<ReadSkill[]> {
  const named = await resolveNames(db, text);
  return await withNarrower(db, await withSeqs(db, named), named);
}

/**
 * Adds the skills that are a kind of these: by the catalog, or with their whole name in their own, in the language that was
 * asked in, too: "Deutsch" also means "Deutsch für Anfänger".
 */
async function withNarrower(
  db: Kysely<Database>,
  skills: ReadSkill[],
  named: readonly NamedSkill[],
): Promise<ReadSkill[]> {
  const otherNames = named.flatMap(({ id, matched }) => (matched ? [{ id, name: matched }] : []));
  const asked = [...skills.map(({ _id, name }) => ({ id: _id, name })), ...otherNames];
  const narrower = (await findNarrower(db, asked, maxNarrower)).filter(
    ({ name, of, is_child }) => is_child || asked.some((one) => one.id === of && containsWords(name, one.name)),
  );
  const known = new Set(skills.map(({ _id }) => _id));
  const added = await withSeqs(db, narrower);
  return [...skills, ...added.filter(({ _id }) => !known.has(_id))];
}

/**
 * Whether a name contains the words of another one, in a row: "Java" is no part of "JavaScript". Two words are also one:
 * "Node JS" is "nodejs".
 */
function containsWords(name: string, part: string): boolean {
  if (isUnspaced(part)) return foldText(name).includes(foldText(part));
  const [words, parts] = [wordsOf(name), wordsOf(part)];
  const isInRow = ` ${words.join(' ')} `.includes(` ${parts.join(' ')} `);
  const joined = words.slice(1).map((word, index) => `${words[index]}${word}`);
  return isInRow || [...words, ...joined].includes(parts.join(''));
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
const firstOf = (named: readonly ResolvedSkill[] = []) => named.slice(0, 1);

async function readExactly(db: Kysely<Database>, words: string[]): Promise<Reading[]> {
  const whole = words.join(' ');
  const withPart = await findSkillsWithPart(db, [whole, ...words], maxWithPart);
  const reading = (text: string) => ({ text, skills: withPart.get(text) ?? [], isCorrected: false });
  const asOne = words.length > 1 ? reading(whole) : null;
  return asOne !== null && asOne.skills.length > 0 ? [asOne] : words.map(reading);
}

/** Looks all that the words may mean up at once: a statement for each word and its neighbors would be a hundred. */
async function readLoosely(db: Kysely<Database>, words: string[]): Promise<Reading[]> {
  const resolved = await resolveAll(db, phrasesIn(words), { ofMembers: true });
  const slips = [...resolved].filter(([, skills]) => skills[0]?.isCorrected).map(([text]) => text);
  const ofNames = await findPartsOfNames(db, slips);
  const readings: Reading[] = [];
  for (let start = 0; start < words.length; ) {
    const { length, ...reading } = readNext(words.slice(start), (text) =>
      ofNames.has(text) ? undefined : resolved.get(text)?.[0],
    );
    readings.push(reading);
    start += length;
  }
  const unknown = readings.filter(({ skills }) => skills.length === 0).map(({ text }) => text);
  const started = await findSkillsWithPart(db, unknown.filter(isLongEnough), maxWithPart);
  return readings.map((reading) =>
    reading.skills.length > 0
      ? reading
      : { ...reading, skills: (started.get(reading.text) ?? []).filter(({ name }) => hasWordWith(name, reading.text)) },
  );
}

/** Returns all texts of up to four words in a row. */
function phrasesIn(words: readonly string[]): string[] {
  return words.flatMap((_, start) => {
    const longest = Math.min(maxNameWords, words.length - start);
    return Array.from({ length: longest }, (_, more) => words.slice(start, start + more + 1).join(' '));
  });
}

/** Resolves the longest name at the start of the words. */
function readNext(
  words: readonly string[],
  skillOf: (text: string) => ResolvedSkill | undefined,
): Reading & { length: number } {
  for (const text of phrasesIn(words).slice(0, Math.min(maxNameWords, words.length)).toReversed()) {
    const skill = skillOf(text);
    if (skill === undefined) continue;
    const isCorrected = skill.isCorrected || skill.matched !== null;
    return { text, length: text.split(' ').length, skills: [skill], isCorrected };
  }
  return { text: words[0] ?? '', length: 1, skills: [], isCorrected: false };
}

const isLongEnough = (text: string) => {
  const folded = foldText(text);
  return folded.length >= (isUnspaced(text) ? shortestRun : shortestPart) || emojiIn(folded).length > 0;
};

/**
 * Whether a word of a name starts with the text, or its words do: "wifi" and "wi/fi" are of "Wi-Fi". Texts without spaces and
 * emoji are anywhere in it.
 */
function hasWordWith(name: string, text: string): boolean {
  const part = foldText(text);
  if (isUnspaced(text) || emojiIn(part).length > 0) return foldText(name).includes(part);
  const words = [...wordsOf(name), ...foldedForms(name).flatMap((form) => form.split(' '))];
  // "a/b" is not the beginning of "Abacus".
  const forms = foldedForms(text).filter((form) => form.length >= shortestPart);
  return forms.some((form) => words.some((word) => word.startsWith(form))) || containsWords(name, text);
}

const wordsOf = (name: string) => splitWords(foldText(name)).map(({ text }) => text);
