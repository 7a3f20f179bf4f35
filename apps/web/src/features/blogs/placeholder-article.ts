import { t } from '@lingui/core/macro';
import type { Article } from '@skill-exchange/api-client/articles-service';
import { useSiteName } from '@skill-exchange/ui/lib/texts/site-name';

export const placeholderId = 'placeholder';

const article = (): Omit<Article, 'author'> => ({
  id: placeholderId,
  title: t`How to get the most out of an hour with someone who knows`,
  description: t`Until the other articles are back: what makes a swap worth an hour of two people.`,
  content: [
    t`Come with one question that you could not answer yourself. A whole subject does not fit into an hour; a question does, and it takes the subject along.`,
    t`Say what you have tried. It spares your teacher the guessing, and more often than not you find the answer while you say it.`,
    t`Keep your own hands on the work. Watch an hour of baking and you have seen bread; bake for an hour and you have made some.`,
    t`Leave ten minutes for the way back: what you will practice until next time, and what you can give in return.`,
  ].join('\n'),
  image: '',
  readTime: 5,
  publishedAt: '',
  category: 'general',
});

/** Returns what replaces articles that failed to load. Its id also has a page. */
export function usePlaceholderArticle(): Article {
  const name = useSiteName();
  return { ...article(), author: t`The ${name} team` };
}
