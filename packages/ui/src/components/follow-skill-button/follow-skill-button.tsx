import { t } from '@lingui/core/macro';
import Bell from 'lucide-react/icons/bell';
import { skillName } from '../../lib/skill-name.ts';
import { Button } from '../../primitives/button/button.tsx';

interface FollowSkillButtonProps {
  /** The skill's name. */
  skill: string;
  isFollowed: boolean;
  isPending: boolean;
  /** Follows the skill, or unfollows it. */
  onToggle: () => void;
}

/** Follows a skill, to be notified of its new events. Once it is followed, the button stays in place and unfollows it. */
export function FollowSkillButton({ skill, isFollowed, isPending, onToggle }: FollowSkillButtonProps) {
  return (
    <Button variant="secondary" size="sm" aria-pressed={isFollowed} pending={isPending} onClick={onToggle}>
      <Bell aria-hidden="true" className={isFollowed ? 'fill-current' : undefined} />
      {isFollowed ? t`You follow ${{ skill: skillName(skill) }}` : t`Follow ${{ skill: skillName(skill) }}`}
    </Button>
  );
}
