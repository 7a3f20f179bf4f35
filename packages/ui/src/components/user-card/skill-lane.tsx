import { plural, t } from '@lingui/core/macro';
import { cva } from 'class-variance-authority';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useId } from 'react';
import { ChipList } from '../../primitives/chip/chip.tsx';
import { skillChips } from '../skill-chips/skill-chips.tsx';

const laneStyles = cva('grid content-start gap-2 pt-2 pb-3 sm:min-h-26 sm:gap-2 sm:pt-3.5 sm:pb-4.5', {
  variants: {
    lane: {
      teach: 'mr-4 rounded-lane-teach-panel bg-teach-tint pr-5 pl-4 text-teach-ink sm:mr-5 sm:pr-8 sm:pl-6',
      learn:
        'mt-1 ml-4 rounded-lane-learn-panel bg-learn-tint pr-4 pl-8 text-learn-ink sm:mt-1.5 sm:ml-5 sm:pr-6 sm:pl-10',
    },
  },
});

interface SkillLaneProps {
  lane: 'teach' | 'learn';
  title: string;
  skills: readonly string[];
}

/** A card's lane with three skills and the count of the others. */
export function SkillLane({ lane, title, skills }: SkillLaneProps) {
  const titleId = useId();
  const Arrow = lane === 'teach' ? ArrowRight : ArrowLeft;
  const look = { kind: lane, className: 'in-data-[slot=skill-lane]:bg-surface' };
  return (
    <div data-slot="skill-lane" data-lane={lane} className={laneStyles({ lane })}>
      <p id={titleId} className="flex items-center gap-2 text-small leading-6 font-semibold">
        <Arrow aria-hidden="true" className="size-4 flex-none" />
        {title}
      </p>
      {skills.length > 0 ? (
        <ChipList aria-labelledby={titleId}>
          {skillChips(skills, look, (more) => plural(more, { one: '+ # more', other: '+ # more' }))}
        </ChipList>
      ) : (
        <p className="text-small">{t`No information available`}</p>
      )}
    </div>
  );
}
