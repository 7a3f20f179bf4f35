import { t } from '@lingui/core/macro';
import type { SkillMatch } from '@skill-exchange/api-client/types';
import { skillName } from '@skill-exchange/ui/lib/skill-name';
import { andList } from '@skill-exchange/ui/lib/texts/list-words';

/** Returns "Portuguese for Python"; null unless both sides have something to offer. */
export function swapWords({ teaches, wants }: SkillMatch): string | null {
  if (teaches.length === 0 || wants.length === 0) return null;
  const [taught, wanted] = [named(teaches), named(wants)];
  return t({ message: `${taught} for ${wanted}`, comment: 'A swap of skills: “Portuguese for Python”' });
}

/** Returns "You could swap: Portuguese for Python", or what one side could offer; null without a match. */
export function matchWords(match: SkillMatch): string | null {
  const { teaches, wants } = match;
  const swap = swapWords(match);
  if (swap !== null) return t`You could swap: ${swap}`;
  if (teaches.length > 0) return t`Teaches what you want to learn: ${{ skills: named(teaches) }}`;
  return wants.length > 0 ? t`Wants to learn what you teach: ${{ skills: named(wants) }}` : null;
}

/** Maximum skills per side in the text. */
const mentioned = 3;

const named = (skills: readonly string[]) => andList(skills.slice(0, mentioned).map(skillName));

/** Returns the first of a side's skills, as forms store them. */
export const firstSkills = (skills: readonly string[] = []) => skills.slice(0, 1).map((name) => ({ name }));
