import type { ShippedSkill } from '../src/modules/skills/shipped-skills.ts';
import { namesIn, readRows } from './read-rows.ts';

/** ISO codes of languages that people learn. */
const codes = `
  en es de fr pt ar it nl ru uk pl cs sk hu ro bg el tr he fa ur hi bn pa gu mr ta te kn ml si ne th vi id ms
  fil zh yue ja ko sv no da fi is et lv lt sl hr sr bs mk sq ca eu gl ga gd cy br mt lb be ka hy az kk ky uz tk
  tg mn ps ku bo my km lo jv sw am ti so om ha yo ig zu xh rw wo mg mi haw eo la grc sa yi ht qu gn oc co nds
  gsw ug tt
`
  .trim()
  .split(/\s+/);

const locales = ['es', 'de', 'fr', 'pt', 'ar'] as const;

/** Returns human languages with their names from Node's locale data and `rows/languages.txt`. */
export async function humanLanguages(): Promise<ShippedSkill[]> {
  const rows = await readRows('languages');
  return codes.map((code) => {
    const row = rows.find(({ name }) => name === code);
    const name = nameOf(code, 'en');
    if (name === undefined) throw new Error(`No locale data has a name for ${code}.`);
    const skill: ShippedSkill = { name, kind: 'language', parent: 'Languages', source: 'cldr', names: {} };
    skill.names.en = row?.synonyms ?? [];
    for (const [place, locale] of locales.entries()) {
      const own = nameOf(code, locale);
      skill.names[locale] = [...(own === undefined ? [] : [own]), ...namesIn(row?.cells[place])];
    }
    const self = nameOf(code, code);
    if (self !== undefined) skill.names.und = [self];
    return skill;
  });
}

/** Returns the name of a language; undefined if the locale has none, instead of the code. */
function nameOf(code: string, locale: string): string | undefined {
  // biome-ignore lint/style/noRestrictedGlobals: formats names of languages, no date
  return new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(code);
}
