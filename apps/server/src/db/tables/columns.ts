import type { ColumnType, GeneratedAlways } from 'kysely';

/** Written as a Date, an ISO text or left to the database; read as a Date. */
export type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>;
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type OptionalInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** A calendar day, `YYYY-MM-DD`, as text so that no time zone can shift it. */
export type Day = ColumnType<string, string, string>;
export type Sequence = GeneratedAlways<number>;
/** The name without capitals and accents, for searching. */
export type Folded = GeneratedAlways<string>;
