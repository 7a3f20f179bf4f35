import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aliasKey, readingsOf, skillKinds } from '../src/modules/skills/alias-key.ts';
import { type ShippedLocale, type ShippedSkill, shippedLocales } from '../src/modules/skills/shipped-skills.ts';
import { humanLanguages } from './human-languages.ts';
import { namesIn, readRows } from './read-rows.ts';

/** Files of our own list in `rows`, one for each kind of skill. */
const ownFiles = skillKinds.filter((kind) => kind !== 'language');

const translated = ['es', 'de', 'fr', 'pt', 'ar'] as const;

/**
 * Returns all skills with the names that their rows have, the most usual one of each language first.
 *
 * @throws Error listing each name that two skills have
 */
export async function collectSkills(): Promise<ShippedSkill[]> {
  const own = (await Promise.all(ownFiles.map(readOwn))).flat();
  const packaged = await readTechnologies();
  const skills = [...own, ...packaged, ...(await humanLanguages())];
  const problems = [...findProblems(skills)];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return skills;
}

async function readOwn(kind: string): Promise<ShippedSkill[]> {
  return (await readRows(kind)).map(({ name, synonyms, cells: [parent, ...cells] }) => {
    if (cells.length !== translated.length) throw new Error(`${name} has ${cells.length} cells of other languages.`);
    const names: ShippedSkill['names'] = { en: synonyms };
    for (const [place, locale] of translated.entries()) names[locale] = namesIn(cells[place]);
    return { name, kind, parent: parent || null, source: 'own', names };
  });
}

async function readTechnologies(): Promise<ShippedSkill[]> {
  const packages = { devicon: await readPackage('devicon'), linguist: await readPackage('linguist-languages') };
  return (await readRows('technology-packages')).map(({ name, synonyms, cells: [parent, from = ''] }) => {
    const sources = from.split(' ').filter((source) => source !== '');
    const given = sources.flatMap((source) => {
      const [kind = '', id = ''] = source.split(':');
      const names = packages[kind as keyof typeof packages]?.get(id);
      if (names === undefined) throw new Error(`${name}: no package has ${source}.`);
      return names;
    });
    const source = sources[0]?.startsWith('devicon') ? 'devicon' : sources[0] ? 'linguist-languages' : 'own';
    return { name, kind: 'technology', parent: parent || null, source, names: { und: synonyms, en: given } };
  });
}

async function readPackage(name: string): Promise<Map<string, string[]>> {
  const text = await readFile(join(import.meta.dirname, 'packages', `${name}.json`), 'utf8');
  const { names }: { names: [string, string[]][] } = JSON.parse(text);
  return new Map(names);
}

/** Finds duplicate names of our own list; a duplicate from a package is dropped instead. */
function* findProblems(skills: readonly ShippedSkill[]): Generator<string> {
  const owners = new Map<string, string>();
  const names = new Set(skills.map(({ name }) => name));
  for (const { name } of skills) {
    const key = aliasKey(name);
    if (owners.has(key)) yield `${name} is there twice.`;
    owners.set(key, name);
  }
  for (const skill of skills) {
    if (skill.parent !== null && !names.has(skill.parent)) yield `${skill.name}: there is no ${skill.parent}.`;
    for (const [locale, name] of ownNames(skill)) {
      const owner = owners.get(aliasKey(name)) ?? skill.name;
      if (owner !== skill.name) yield `“${name}” (${locale}) is ${owner} and ${skill.name}.`;
      owners.set(aliasKey(name), owner);
    }
  }
}

function ownNames(skill: ShippedSkill): [ShippedLocale, string][] {
  return shippedLocales
    .filter((locale) => !isFromPackage(skill, locale))
    .flatMap((locale) => (skill.names[locale] ?? []).map((name) => [locale, name] as [ShippedLocale, string]));
}

const isPackaged = ({ source }: ShippedSkill) => source === 'devicon' || source === 'linguist-languages';

/**
 * Removes duplicate keys: the name of a skill takes precedence, then our own names, then those of packages. Also removes
 * names that are found anyway, because they are another name with words around it.
 */
export function withoutDuplicates(skills: readonly ShippedSkill[]): ShippedSkill[] {
  const owners = new Map(skills.map(({ name }) => [aliasKey(name), name]));
  const isNew = (skill: ShippedSkill, name: string) => {
    const key = aliasKey(name);
    if (key === '' || owners.has(key)) return false;
    const isFramed = readingsOf(name)
      .slice(1)
      .some(({ key: inner, kinds }) => owners.get(inner) === skill.name && (kinds?.includes(skill.kind) ?? true));
    if (isFramed) return false;
    owners.set(key, skill.name);
    return true;
  };
  const pick = (skill: ShippedSkill, locales: readonly ShippedLocale[]): ShippedSkill['names'] =>
    Object.fromEntries(
      locales.map((locale) => [
        locale,
        // Short names first, because longer ones may contain them.
        (skill.names[locale] ?? [])
          .toSorted((one, two) => one.length - two.length)
          .filter((name) => isNew(skill, name)),
      ]),
    );
  const own = skills.map((skill) =>
    pick(
      skill,
      shippedLocales.filter((locale) => !isFromPackage(skill, locale)),
    ),
  );
  return skills.map((skill, place) => ({
    ...skill,
    names: {
      ...own[place],
      ...pick(
        skill,
        shippedLocales.filter((locale) => isFromPackage(skill, locale)),
      ),
    },
  }));
}

/** Returns whether the names of this locale come from a package. */
const isFromPackage = (skill: ShippedSkill, locale: ShippedLocale) => isPackaged(skill) && locale === 'en';
