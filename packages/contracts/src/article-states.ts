import type { StateDescriptions, StateHandlers } from './state-types.ts';

/** States of the article service, a third party without log-ins and writes. */
export const articleStates = {
  'articles with a tag': {
    means: 'At least one article has the tag.',
    parameters: { tag: 'coding' },
    values: {},
  },
  'no article with a tag': {
    means: 'No article has the tag.',
    parameters: { tag: 'no-such-tag' },
    values: {},
  },
  'an article': {
    means: 'There is an article with the id `articleId`.',
    parameters: {},
    values: { articleId: '101' },
  },
  'no article': {
    means: 'No article has the id of the parameter.',
    parameters: { articleId: '999999999' },
    values: {},
  },
} as const satisfies StateDescriptions;

/** Handlers for every state of the article service. */
export type ArticleStateHandlers = StateHandlers<typeof articleStates>;
