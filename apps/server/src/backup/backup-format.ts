import { StartError } from '../start-error.ts';

/**
 * A backup is gzipped text: the header, then for each table a line that describes it followed by one
 * line per row (a JSON list with the columns' values as text, bytes in hexadecimal), and the footer. The format
 * depends on no database, so either database restores a backup of the other.
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

/** A table's line. Its rows follow in the order of the primary key. */
export interface BackupTable {
  table: string;
  /** The columns of each row, in this order. */
  columns: string[];
  /** Positions of the columns' sequences. */
  sequences: { column: string; lastValue: number; isCalled: boolean }[];
}

export interface BackupFooter {
  rows: number;
  /** Checksum of every line between header and footer, with line breaks: equal data have equal checksums. */
  sha256: string;
}

/** The result of a backup or a restore. */
export interface BackupSummary extends BackupFooter {
  tables: number;
}

/** A backup cannot be written or read; the message is one line for the operator. */
export class BackupError extends StartError {
  override name = 'BackupError';
}
