import { t } from '@lingui/core/macro';
import { useEvents } from '@skill-exchange/api-client/events';
import { skillName } from '@skill-exchange/ui/lib/skill-name';
import { FilterChips } from '@skill-exchange/ui/primitives/filter-chips';
import { skillsOf } from '../series/event-days.ts';

type SkillChipsProps = {
  /** Empty for all. */
  skill: string;
  onSkill: (skill: string) => void;
};

/** The skills of the loaded events, independent of the filter, for a backend that cannot search. */
export function SkillChips({ skill, onSkill }: SkillChipsProps) {
  const { data = [] } = useEvents();
  const { skills, pressed } = skillsOf(data, skill);
  if (skills.length === 0) return null;
  const options = ['', ...skills].map((value) => ({ value, label: skillName(value) || t`All` }));
  return <FilterChips label={t`Filter by skill`} options={options} value={pressed} onChange={onSkill} />;
}
