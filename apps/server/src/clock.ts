/**
 * Returns the current time. Tests set it, so code that depends on time uses it and not the database's
 * clock. Exceptions: the end of suspensions in lists (`modules/users/listed.ts`), the `changed_at` of sessions and
 * events, and what the triggers on members' skills and on `member_search` write.
 */
export type Clock = () => Date;
