import { articleQuery, articlesQuery } from '@skill-exchange/api-client/articles';
import { expect } from 'vitest';
import { articleStates } from '../../src/article-states.ts';
import { providers } from '../../src/pact-file.ts';
import { freshCache } from '../support/calls.ts';
import { givenIn } from '../support/given.ts';
import { interactionsWith } from '../support/interaction.ts';
import { instant, integer, someOf, text } from '../support/matchers.ts';
import { nothing } from '../support/shapes.ts';

// The service is a third party's, and must not receive our credentials. Optional fields (picture, reading time, tags)
// are not asserted, since it may omit them.

const { answers } = interactionsWith(providers.articles);
const given = givenIn(articleStates);

const summary = {
  id: integer(101),
  title: text('Start with the chore, not with the language'),
  description: text('The best first program takes a dull job away from you by Friday.'),
  user: { name: text('Jonas Brandt') },
  published_at: instant('2099-11-18T08:00:00.000Z'),
};

answers('listArticles', 'the newest articles of a tag', {
  given: given('articles with a tag', { tag: 'coding' }),
  request: () => ({ query: { tag: 'coding', per_page: '6' } }),
  send: (api) => freshCache().fetchQuery(articlesQuery(api, 'coding')),
  status: 200,
  body: someOf(summary),
  gives: (articles) => expect(articles).toMatchObject([{ id: '101', author: 'Jonas Brandt', readTime: 5 }]),
});

answers('listArticles', 'the articles of a tag that nobody uses', {
  given: given('no article with a tag', { tag: 'no-such-tag' }),
  request: () => ({ query: { tag: 'no-such-tag', per_page: '6' } }),
  send: (api) => freshCache().fetchQuery(articlesQuery(api, 'no-such-tag')),
  status: 200,
  body: [],
  gives: (articles) => expect(articles).toEqual([]),
});

answers('getArticle', 'an article with its text', {
  given: given('an article'),
  request: ({ articleId }) => ({ path: { id: articleId } }),
  send: (api, { articleId }) => freshCache().fetchQuery(articleQuery(api, articleId)),
  status: 200,
  body: { ...summary, body_markdown: text("Every beginner's course starts with variables.") },
  gives: (article) => expect(article).toHaveProperty('content', "Every beginner's course starts with variables."),
});

answers('getArticle', 'an article that is not there', {
  given: given('no article', { articleId: '999999999' }),
  request: () => ({ path: { id: '999999999' } }),
  send: (api) => freshCache().fetchQuery(articleQuery(api, '999999999')),
  status: 404,
  body: nothing,
  gives: (article) => expect(article).toBeNull(),
});
