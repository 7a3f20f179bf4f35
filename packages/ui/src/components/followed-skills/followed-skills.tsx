import { t } from '@lingui/core/macro';
import type { SkillRef } from '@skill-exchange/api-client/types';
import X from 'lucide-react/icons/x';
import { skillName } from '../../lib/skill-name.ts';
import { compareNames } from '../../lib/texts/compare-names.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { TextLink } from '../../primitives/link/link.tsx';

interface FollowedSkillsProps {
  skills: readonly SkillRef[];
  /** Events that teach a skill. */
  hrefOf: (skill: SkillRef) => string;
  onUnfollow: (skill: SkillRef) => void;
}

const byShownName = (one: SkillRef, other: SkillRef) => compareNames(skillName(one.name), skillName(other.name));

/** The skills that a member follows: links to their events, each with a button that unfollows it. */
export function FollowedSkills({ skills, hrefOf, onUnfollow }: FollowedSkillsProps) {
  return (
    <ul aria-label={t`Skills you follow`} className="flex min-w-0 flex-wrap gap-2">
      {skills.toSorted(byShownName).map((skill) => (
        <li
          key={skill._id}
          className="flex max-w-full items-center rounded-ctl border border-line bg-surface ps-3.5 text-small"
        >
          <TextLink
            href={hrefOf(skill)}
            variant="quiet"
            className="inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere"
          >
            <bdi>{skillName(skill.name)}</bdi>
          </TextLink>
          <IconButton label={t`Unfollow ${{ skill: skillName(skill.name) }}`} onClick={() => onUnfollow(skill)}>
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
