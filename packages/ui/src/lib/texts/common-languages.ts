import { compareNames } from './compare-names.ts';
import { languageName } from './language-names.ts';

/** Languages that lists offer: the most spoken ones of the world, and those of Europe. */
export const commonLanguages: readonly string[] = (
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id ig is it ja jv ka kk ' +
  'km kn ko ku ky lb lo lt lv mk ml mn mr ms mt my nb ne nl pa pl ps pt ro ru si sk sl so sq sr sv sw ta te tg th tk tr ' +
  'uk ur uz vi wo xh yo yue zh zu'
).split(' ');

/** Returns languages with their names, by name. */
export const namedLanguages = (codes: readonly string[]) =>
  codes
    .map((code) => ({ code, name: languageName(code) }))
    .toSorted((one, other) => compareNames(one.name, other.name));
