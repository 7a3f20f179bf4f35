/** Where "now" comes from. Tests set it; everything that depends on time reads it here and never from the database. */
export type Clock = () => Date;
