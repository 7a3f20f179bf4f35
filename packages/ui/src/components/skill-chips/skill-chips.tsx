import { skillName } from '../../lib/skill-name.ts';
import { Chip, type ChipProps } from '../../primitives/chip/chip.tsx';

/** Chips on a card before '+n more'. */
const SHOWN = 3;

/** Returns chips for the first three skills and one that counts the rest. */
export function skillChips(
  skills: readonly string[],
  look: ChipProps | ((skill: string) => ChipProps),
  moreWords: (count: number) => string,
) {
  const more = skills.length - SHOWN;
  const chips = skills.slice(0, SHOWN).map((skill) => (
    <Chip key={skill} {...(typeof look === 'function' ? look(skill) : look)}>
      <bdi>{skillName(skill)}</bdi>
    </Chip>
  ));
  if (more > 0)
    chips.push(
      <Chip key="more" kind="more">
        {moreWords(more)}
      </Chip>,
    );
  return chips;
}
