import { t } from '@lingui/core/macro';
import {
  useFollowSkill,
  useFollowedSkills as useQuery,
  useUnfollowSkill,
} from '@skill-exchange/api-client/followed-skills';
import { skillName } from '@skill-exchange/ui/lib/skill-name';
import { notify } from '../notify.ts';
import { useLoggedFailure } from '../query-view.tsx';
import { toastError } from '../toast-error.ts';

/** Returns the skills that the member follows (undefined while loading or after a failure), and functions that change them. */
export function useFollowedSkills() {
  const { data: skills, error } = useQuery();
  useLoggedFailure('Failed to load followed skills', error);
  const following = useFollowSkill();
  const unfollowing = useUnfollowSkill();
  return {
    skills,
    isPending: following.isPending || unfollowing.isPending,
    /** The skill that the last followed name means. */
    latest: following.data,
    follow: (name: string) =>
      following.mutate(name, {
        onSuccess: (skill) =>
          notify.success(t`We tell you about new events that teach ${{ skill: skillName(skill.name) }}.`),
        onError: (failure) => toastError(t`The skill couldn’t be followed.`, failure),
      }),
    unfollow: (skillId: string) =>
      unfollowing.mutate(skillId, {
        onError: (failure) => toastError(t`The skill couldn’t be unfollowed.`, failure),
      }),
  };
}
