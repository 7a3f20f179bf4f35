import { t } from '@lingui/core/macro';
import { keyText } from '@skill-exchange/api-client/fold-text';
import { FollowSkillButton } from '@skill-exchange/ui/components/follow-skill-button';
import { useState } from 'react';
import { useFollowedSkills } from '../../../lib/search/use-followed-skills.ts';

/** Follows a skill, by any of its names. */
export function FollowSkill({ name }: { name: string }) {
  const { skills, latest, isPending, follow, unfollow } = useFollowedSkills();
  const [followedName, setFollowedName] = useState<string>();
  if (skills === undefined) return null;
  const skill = skills.find(
    ({ _id, name: own }) => keyText(own) === keyText(name) || (followedName === name && _id === latest?._id),
  );
  const onToggle = () => {
    if (skill !== undefined) return unfollow(skill._id);
    setFollowedName(name);
    follow(name);
  };
  return (
    <FollowSkillButton
      skill={skill?.name ?? name}
      isFollowed={skill !== undefined}
      isPending={isPending}
      onToggle={onToggle}
    />
  );
}

/** Follows each of the skills that an event teaches. */
export function FollowSkills({ names }: { names: readonly string[] }) {
  const { skills } = useFollowedSkills();
  if (skills === undefined || names.length === 0) return null;
  return (
    // Phones have a bar with the event's actions at the bottom.
    <ul aria-label={t`Follow what it teaches`} className="-mt-5 flex flex-wrap gap-2 [&_button]:scroll-mb-48">
      {names.map((name) => (
        <li key={name}>
          <FollowSkill name={name} />
        </li>
      ))}
    </ul>
  );
}
