/** What answers have as the name of a member whose own is not shown, always in English. An app in another language says it in its own words. */
export const nameless = {
  /** A member whom only members may see. */
  hidden: 'A member',
  /** A member whose account is erased. */
  former: 'Former member',
} as const;
