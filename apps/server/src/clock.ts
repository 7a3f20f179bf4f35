/**
 * Where "now" comes from. Tests set it; everything that depends on time reads it here and not from the database, save
 * whether a suspension is over in lists (`modules/users/listed.ts`).
 */
export type Clock = () => Date;
