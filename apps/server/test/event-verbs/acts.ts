import { actsOfHosts } from './acts-of-hosts.ts';
import { actsOfMembers } from './acts-of-members.ts';

/** What members try, by name. */
export const acts = { ...actsOfMembers, ...actsOfHosts };

export type ActName = keyof typeof acts;
