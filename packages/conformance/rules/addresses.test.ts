import { describe, expect, inject, test } from 'vitest';
import { addition } from '../src/addition.ts';
import { visitor } from '../src/backend.ts';

describe('an address without an operation', () => {
  test.each(['/api/none', '/api/user/none', '/auth/none'])('%s is answered 404, as JSON', async (path) => {
    const response = await fetch(inject('backendUrl') + path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false, message: expect.stringMatching(/\S/) });
  });
});

describe('listArticles and getArticle', () => {
  addition('have the newest first, those of a tag alone, and as many as were asked for', async () => {
    const { status, body } = await visitor.call('listArticles', { query: { per_page: 100 } });
    // This backend does not serve articles.
    if (status === 404) return;
    const all = body as { id: number; tags: string[]; published_at: string }[];
    const times = all.map((article) => Date.parse(article.published_at));
    expect(times).toEqual(times.toSorted((one, two) => two - one));
    for (const tag of new Set(all.flatMap(({ tags }) => tags))) {
      const tagged = await visitor.ok('listArticles', { query: { tag, per_page: 100 } });
      expect(
        tagged.map(({ id }) => id),
        tag,
      ).toEqual(all.filter(({ tags }) => tags.includes(tag)).map(({ id }) => id));
    }
    const most = Math.min(3, all.length);
    expect(await visitor.ok('listArticles', { query: { per_page: most } })).toHaveLength(most);
    for (const { id } of all.slice(0, 3))
      expect((await visitor.ok('getArticle', { path: { id: String(id) } })).id).toBe(id);
    const [newest] = all;
    if (newest !== undefined) {
      const { tags } = await visitor.ok('getArticle', { path: { id: String(newest.id) } });
      expect(tags).toEqual(newest.tags);
    }
    expect(await visitor.status('getArticle', { path: { id: '999999999' } })).toBe(404);
  });
});

describe('an address with an operation', () => {
  addition('answers HEAD like GET, OPTIONS with the methods, and any other method with 405', async () => {
    const address = `${inject('backendUrl')}/api/events/getAll`;
    const ask = async (method: string) => {
      const { status, headers } = await fetch(address, { method });
      return { status, allow: headers.get('allow')?.split(/,\s*/) ?? [] };
    };
    expect((await ask('HEAD')).status).toBe(200);
    expect(await ask('OPTIONS')).toMatchObject({ status: 204, allow: expect.arrayContaining(['GET', 'HEAD']) });
    expect(await ask('DELETE')).toMatchObject({ status: 405, allow: expect.arrayContaining(['GET', 'HEAD']) });
  });
});
