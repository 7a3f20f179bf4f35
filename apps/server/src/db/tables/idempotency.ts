import type { CreatedAt } from './columns.ts';

export interface IdempotencyKeyTable {
  member_id: string;
  operation: string;
  key: string;
  fingerprint: string;
  result_id: string | null;
  created_at: CreatedAt;
}
