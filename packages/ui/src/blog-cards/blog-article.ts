/** A blog article with nothing missing: what the article service left out has its fallback already. */
export interface BlogArticle {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Plain text, shown line by line and never as markup; empty in lists. */
  readonly content: string;
  /** Address of the picture; empty when there is none. */
  readonly image: string;
  readonly author: string;
  /** Minutes. */
  readonly readTime: number;
  /** ISO 8601; empty when it is not known. */
  readonly publishedAt: string;
  readonly category: string;
}
