import type { User } from './types.ts';

/** The response of a backend that omits empty fields. */
export type Loose<Whole> = { readonly [Key in keyof Whole]?: Whole[Key] | null | undefined };

/** Completes a member from a backend's response. */
export function wholeUser(user: Loose<User>): User {
  return {
    ...(user as User),
    name: user.name ?? '',
    photo: user.photo ?? '',
    about: user.about ?? '',
    rating: user.rating ?? 0,
    skillsOffered: user.skillsOffered ?? [],
    skillsRequested: user.skillsRequested ?? [],
  };
}
