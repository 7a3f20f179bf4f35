import { mutationOptions, type QueryClient, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { formData } from '../form-data.ts';
import { useApi } from '../provider.ts';
import { whenRefused } from '../refused.ts';
import { skillKeys } from './skills.ts';

/** A skill that a member asks for, with a picture of at most 5 MB if there is one. */
export interface SkillRequest {
  readonly name: string;
  readonly desc: string;
  readonly photo?: File | undefined;
}

/** Adds a skill to the catalogue. Refused with 409 when it is there already, 413 and 415 for the picture. */
export function addSkillMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['skills', 'add'],
    mutationFn: async ({ name, desc, photo }: SkillRequest) => {
      await api.POST('/api/skills/add', { body: formData({ name, desc, photo }) });
    },
    onSuccess: (_answer, _skill, _before, { client }) => refreshSkills(client),
    onError: whenRefused(refreshSkills),
  });
}

/** `addSkillMutation` in a component. */
export const useAddSkill = () => useMutation(addSkillMutation(useApi()));

function refreshSkills(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: skillKeys.all });
}
