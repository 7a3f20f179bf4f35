import type { CreatedAt } from './columns.ts';

export interface ImageTable {
  hash: string;
  bytes: Uint8Array;
  created_at: CreatedAt;
}
