import type { User } from './types.ts';

/** An answer of a backend that leaves out what it has nothing for. */
export type Loose<Whole> = { readonly [Key in keyof Whole]?: Whole[Key] | null | undefined };

/** A member as the contract has them, completed from a backend's response. */
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
