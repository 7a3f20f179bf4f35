import type { DemoMemberKey } from '../community/members.ts';

/** One article as its author wrote it. */
export type DemoArticle = {
  id: number;
  author: DemoMemberKey;
  title: string;
  description: string;
  /** The topic first, then narrower tags. */
  tags: readonly string[];
  /** Full days between publication and the moment of asking. */
  publishedDaysAgo: number;
  /** One text a paragraph, without markup. */
  paragraphs: readonly string[];
};
