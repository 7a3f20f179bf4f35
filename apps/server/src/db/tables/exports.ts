import type { ColumnType } from 'kysely';
import type { Instant, OptionalInstant } from './columns.ts';

export interface ExportTable {
  member_id: string;
  requested_at: Instant;
  ready_at: OptionalInstant;
  /** Identifies the parts of the copy; null while it is being made and once it has expired. */
  copy_id: string | null;
  /** In bytes. */
  size: ColumnType<string | null, number | null | undefined, number | null>;
}

export interface ExportPartTable {
  member_id: string;
  copy_id: string;
  position: number;
  bytes: Uint8Array;
}
