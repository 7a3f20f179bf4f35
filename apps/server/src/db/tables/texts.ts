import type { CommunityText } from '@skill-exchange/api-client/types';
import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

/** A version of a text of the community. */
export interface TextTable {
  kind: CommunityText['kind'];
  version: number;
  /** Markdown; empty if the text was taken down. */
  content: string;
  change: string;
  /** The language of the words, as its code. */
  language: Generated<string>;
  must_accept: boolean;
  published_at: Instant;
  published_by: string | null;
}

/** A version of a text in another language. */
export interface TextTranslationTable {
  kind: CommunityText['kind'];
  version: number;
  language: string;
  /** Markdown; empty if the translation was taken down. */
  content: string;
  /** Empty for the sentence of the version. */
  change: string;
  revision: number;
  changed_at: Instant;
}

export interface TextAcceptanceTable {
  member_id: string;
  kind: CommunityText['kind'];
  version: number;
  /** The language that the member read; null if unknown. */
  language: string | null;
  accepted_at: Instant;
}
