import { StartError } from '../start-error.ts';

/**
 * A backup is gzipped text: the header, then for each table a line that describes it followed by one line a row (a JSON
 * list with the columns' values as text, bytes in hexadecimal), and the footer. It says what the data are and not how a
 * database keeps them, so either database takes a backup of the other.
 */
export const formatName = 'skill-exchange backup';
export const formatVersion = 1;

export interface BackupHeader {
  format: typeof formatName;
  version: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** The last migration of the database that was backed up. */
  migration: string;
}

/** A table's line. Its rows follow, in the order of the primary key. */
export interface BackupTable {
  table: string;
  /** The columns of each row, in this order. */
  columns: string[];
  /** Positions of the columns' sequences. */
  sequences: { column: string; lastValue: number; isCalled: boolean }[];
}

export interface BackupFooter {
  rows: number;
  /** Of every line between header and footer, each with its line break: equal data have equal checksums. */
  sha256: string;
}

/** The result of a backup or a restore. */
export interface BackupSummary extends BackupFooter {
  tables: number;
}

/** A backup cannot be written or read; one line for the person at the terminal. */
export class BackupError extends StartError {
  override name = 'BackupError';
}
