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
      teach: 'me-4 rounded-lane-teach-panel bg-teach-tint ps-4 pe-5 text-teach-ink sm:me-5 sm:ps-6 sm:pe-8',
      learn:
        'ms-4 mt-1 rounded-lane-learn-panel bg-learn-tint ps-8 pe-4 text-learn-ink sm:ms-5 sm:mt-1.5 sm:ps-10 sm:pe-6',
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
