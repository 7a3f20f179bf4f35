import { cva } from 'class-variance-authority';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useId } from 'react';
import { ChipList } from '../../primitives/chip/chip.tsx';
import { skillChips } from '../skill-chips/skill-chips.tsx';

const laneStyles = cva('grid min-h-26 content-start gap-2.5 pt-3.5 pb-4.5', {
  variants: {
    lane: {
      teach: 'mr-5 rounded-lane-teach-panel bg-teach-tint pr-8 pl-6 text-teach-ink',
      learn: 'mt-1.5 ml-5 rounded-lane-learn-panel bg-learn-tint pr-6 pl-10 text-learn-ink',
    },
  },
});

interface SkillLaneProps {
  lane: 'teach' | 'learn';
  title: string;
  skills: readonly string[];
}

/** A lane of a card with three skills and the count of the others. */
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
        <ChipList aria-labelledby={titleId}>{skillChips(skills, look, (more) => `+ ${more} more`)}</ChipList>
      ) : (
        <p className="text-small">No information available</p>
      )}
    </div>
  );
}
