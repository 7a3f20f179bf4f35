import { useSkillSearch } from '@skill-exchange/api-client/skills';
import { useDebounced } from '../../shared/use-debounced.ts';
import { type SkillChoice, skillChoices } from './skill-names.ts';

/** Milliseconds without a keystroke before the catalogue is asked. */
const searchDelay = 300;

/** What to offer while somebody types the name of a skill. The text itself is on offer before the catalogue answers. */
export function useSkillChoices(
  text: string,
  chosen: readonly string[],
): { choices: SkillChoice[]; isSearching: boolean } {
  const settled = useDebounced(text, searchDelay);
  const { data = [], isFetching } = useSkillSearch(settled);
  const isCurrent = settled.trim() === text.trim();
  // An answer to an older text would put the wrong skills under the cursor.
  const found = isCurrent ? data.map(({ name }) => name) : [];
  return { choices: skillChoices(text, found, chosen), isSearching: !isCurrent || isFetching };
}
