import { mutationOptions, useMutation } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { formData } from '../form-data.ts';
import { useApi } from '../provider.ts';
import { wholeUser } from '../whole-user.ts';
import { eventKeys } from './events.ts';
import { reviewKeys } from './reviews.ts';
import { sessionKeys } from './sessions.ts';
import { skillKeys } from './skills.ts';
import { userKeys } from './users.ts';

/** A member's changes to their own profile. What is left out stays as it is; `photo` only when it is a new file. */
export interface ProfileChange {
  readonly userId: string;
  readonly name?: string | undefined;
  readonly about?: string | undefined;
  readonly skillsOffered?: readonly string[] | undefined;
  readonly skillsRequested?: readonly string[] | undefined;
  readonly photo?: File | undefined;
}

/** Saves the caller's profile and answers it as it is now. Refused with 413 or 415 for the photo. */
export function editUserMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['users', 'edit'],
    mutationFn: async ({ userId, name, about, skillsOffered, skillsRequested, photo }: ProfileChange) => {
      const answer = await api.PUT('/api/user/edit/{userId}', {
        params: { path: { userId } },
        body: formData({
          name,
          about,
          skillsOffered: asText(skillsOffered),
          skillsRequested: asText(skillsRequested),
          photo,
        }),
      });
      return wholeUser(bodyOf(answer).user);
    },
    onSuccess: (user, { userId }, _before, { client }) => {
      client.setQueryData(userKeys.detail(userId), user);
      // A name and a photo stand wherever their member does. Skills that the catalogue lacked are in it now, and which
      // events teach what I want follows from the profile.
      for (const { all } of [userKeys, eventKeys, reviewKeys, sessionKeys, skillKeys])
        void client.invalidateQueries({ queryKey: all });
    },
  });
}

/** `editUserMutation` in a component. */
export const useEditUser = () => useMutation(editUserMutation(useApi()));

function asText(names: readonly string[] | undefined): string | undefined {
  return names === undefined ? undefined : JSON.stringify(names);
}
