import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { instantOn } from './demo-calendar.ts';
import { nameOf } from './demo-identity.ts';

/** An article in the shape of the public article service. */
export type Article = {
  id: number;
  title: string;
  description: string;
  body_markdown: string;
  /** URL of a picture; the demo articles have none. */
  cover_image: string | null;
  user: { name: string };
  /** Whole minutes, at least one. */
  reading_time: number;
  /** ISO 8601 in UTC. */
  published_at: string;
  tags: string[];
};

interface FrontMatter {
  author: string;
  title: string;
  description: string;
  /** The topic first, then narrower tags. */
  tags: string[];
  /** Full days between publication and the request. */
  publishedDaysAgo: number;
}

const folder = join(import.meta.dirname, 'articles');
const files = readdirSync(folder).sort().map(readArticle);

/** Words that an unhurried reader reads per minute. */
const wordsPerMinute = 200;

/** Returns our own articles, newest first, published relative to `now`. */
export function demoArticles(now: Date): Article[] {
  return files
    .toSorted((left, right) => left.publishedDaysAgo - right.publishedDaysAgo)
    .map(({ author, publishedDaysAgo, ...article }) => ({
      ...article,
      cover_image: null,
      user: { name: nameOf(author) },
      reading_time: Math.max(1, Math.round(article.body_markdown.split(/\s+/).length / wordsPerMinute)),
      published_at: instantOn(now, -publishedDaysAgo, '08:00').toISOString(),
    }));
}

/** Reads an article. Its file is named after the id and begins with YAML front matter. */
function readArticle(file: string): FrontMatter & { id: number; body_markdown: string } {
  const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
  const [, head = '', ...body] = text.split('---\n');
  const id = Number.parseInt(file, 10);
  return { id, ...(load(head) as FrontMatter), body_markdown: body.join('---\n').trim() };
}
