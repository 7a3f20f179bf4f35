import type { OpenDatabase } from '../../db/open-database.ts';

/** Parses its arguments; null where they are wrong. The returned function does the work and says what it did. */
export type OperatorCommand = (args: string[]) => ((database: OpenDatabase) => Promise<string>) | null;
