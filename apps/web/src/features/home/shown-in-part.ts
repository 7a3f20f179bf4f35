/** Entries of a part of the members' home; their own pages have the rest. */
export const shownInPart = 3;
