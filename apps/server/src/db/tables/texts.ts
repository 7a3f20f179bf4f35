import type { CommunityText } from '@skill-exchange/api-client/types';
import type { Instant } from './columns.ts';

/** A version of a text of the community. */
export interface TextTable {
  kind: CommunityText['kind'];
  version: number;
  /** Markdown; empty if the text was taken down. */
  content: string;
  change: string;
  must_accept: boolean;
  published_at: Instant;
  published_by: string | null;
}

export interface TextAcceptanceTable {
  member_id: string;
  kind: CommunityText['kind'];
  version: number;
  accepted_at: Instant;
}
