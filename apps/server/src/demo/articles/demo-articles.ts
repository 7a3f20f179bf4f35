import { instantOn } from '../demo-calendar.ts';
import { nameOf } from '../demo-identity.ts';
import { articlesOnChess } from './chess.ts';
import { articlesOnCoding } from './coding.ts';
import { articlesOnCooking } from './cooking.ts';
import type { DemoArticle } from './demo-article.ts';
import { articlesOnDesign } from './design.ts';
import { articlesOnPhotography } from './photography.ts';
import { articlesOnWoodwork } from './woodwork.ts';

/** An article in the shape of the public article service. */
export type Article = {
  id: number;
  title: string;
  description: string;
  body_markdown: string;
  /** Address of a picture; the demo articles have none. */
  cover_image: string | null;
  user: { name: string };
  /** Whole minutes, at least one. */
  reading_time: number;
  /** ISO 8601 in UTC. */
  published_at: string;
  tags: string[];
};

/** How many words an unhurried reader takes in each minute. */
const wordsPerMinute = 200;

/** Our own articles, newest first, published relative to `now`. */
export function demoArticles(now: Date): Article[] {
  return [
    ...articlesOnCoding,
    ...articlesOnCooking,
    ...articlesOnWoodwork,
    ...articlesOnChess,
    ...articlesOnPhotography,
    ...articlesOnDesign,
  ]
    .sort((left, right) => left.publishedDaysAgo - right.publishedDaysAgo)
    .map((article) => published(article, now));
}

function published(article: DemoArticle, now: Date): Article {
  const words = article.paragraphs.join(' ').split(' ').length;
  return {
    id: article.id,
    title: article.title,
    description: article.description,
    body_markdown: article.paragraphs.join('\n\n'),
    cover_image: null,
    user: { name: nameOf(article.author) },
    reading_time: Math.max(1, Math.round(words / wordsPerMinute)),
    published_at: instantOn(now, -article.publishedDaysAgo, '08:00').toISOString(),
    tags: [...article.tags],
  };
}
