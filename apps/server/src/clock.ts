/**
 * Where "now" comes from. Tests set it; everything that depends on time reads it here and not from the database, save
 * whether a suspension is over in lists (`modules/users/listed.ts`), and when a session or an event was changed last.
 */
export type Clock = () => Date;
