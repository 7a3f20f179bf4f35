import { type Article, toArticle } from '@skill-exchange/api-client/articles-service';
import { describe, expect, it, vi } from 'vitest';
import { blogTags } from '../src/features/blogs/blog-tags.ts';
import { gatherArticles } from '../src/features/blogs/gather-articles.ts';

const article = (id: string): Article => toArticle({ id, title: id });
const sets: Record<string, Article[]> = {
  coding: [article('a'), article('b')],
  python: [article('b'), article('c')],
  cooking: [article('d')],
};

function gathering(failing: readonly string[] = [], isOutage = false) {
  const log: string[] = [];
  const leave = new AbortController();
  const onFailure = vi.fn();
  const gathered = gatherArticles({
    tags: ['coding', 'python', 'cooking'],
    fetchTag: async (tag) => {
      log.push(tag);
      if (failing.includes(tag)) throw new Error(isOutage ? 'away' : tag);
      return sets[tag] ?? [];
    },
    pause: async () => void log.push('pause'),
    onFailure,
    isOutage: (error) => error instanceof Error && error.message === 'away',
    signal: leave.signal,
  });
  return { log, leave, gathered, onFailure };
}

const ids = (articles: readonly Article[]) => articles.map(({ id }) => id).join('');

describe('gathering articles', () => {
  it('loads tags one by one with a pause, and yields the loaded ones each time', async () => {
    const { log, gathered } = gathering();
    const told: string[] = [];
    for await (const { articles, isDone } of gathered) told.push(`${ids(articles)} ${isDone}`);
    expect(log).toEqual(['coding', 'pause', 'python', 'pause', 'cooking']);
    expect(told).toEqual(['ab false', 'abc false', 'abcd true']);
  });

  it('continues after a tag that fails', async () => {
    const { gathered, onFailure } = gathering(['coding']);
    const told: string[] = [];
    for await (const { articles, failures } of gathered) told.push(`${ids(articles)} ${failures}`);
    expect(told).toEqual([' 1', 'bc 1', 'bcd 1']);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('stops after two outages in a row', async () => {
    const { log, gathered, onFailure } = gathering(['coding', 'python', 'cooking'], true);
    const told: string[] = [];
    for await (const { articles, failures, isDone } of gathered) told.push(`${ids(articles)} ${failures} ${isDone}`);
    expect(log).toEqual(['coding', 'pause', 'python']);
    expect(told).toEqual([' 1 false', ' 2 true']);
    expect(onFailure).toHaveBeenCalledTimes(2);
  });

  it('continues after two outages that are not in a row', async () => {
    const { log, gathered } = gathering(['coding', 'cooking'], true);
    const told: string[] = [];
    for await (const { articles, failures, isDone } of gathered) told.push(`${ids(articles)} ${failures} ${isDone}`);
    expect(log).toEqual(['coding', 'pause', 'python', 'pause', 'cooking']);
    expect(told).toEqual([' 1 false', 'bc 1 false', 'bc 2 true']);
  });

  it('stops when the user has left', async () => {
    const { log, leave, gathered } = gathering();
    await gathered.next();
    leave.abort();
    expect((await gathered.next()).done).toBe(true);
    expect(log).toEqual(['coding', 'pause']);
  });
});

it('asks for two tags of each of the six categories', () => {
  expect(blogTags).toHaveLength(12);
  expect(new Set(blogTags).size).toBe(12);
  for (const category of ['coding', 'cooking', 'woodwork', 'chess', 'photography', 'design'])
    expect(blogTags).toContain(category);
});
