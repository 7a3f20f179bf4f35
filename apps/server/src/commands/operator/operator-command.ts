import type { OpenDatabase } from '../../db/open-database.ts';

/**
 * Parses the arguments; null when they are wrong. The returned function runs the command and returns
 * its output.
 */
export type OperatorCommand = (args: string[]) => ((database: OpenDatabase) => Promise<string>) | null;
