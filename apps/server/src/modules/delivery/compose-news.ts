import type { EmailContent } from '@skill-exchange/emails/render-email';
import { momentInWords } from '../../dates-in-words.ts';
import type { NewsRow } from '../needs/news-row.ts';
import { isolatedNews } from '../needs/present-news.ts';
import { alertKinds } from '../notifications/kinds/alert-kinds.ts';
import { type EmailOptions, linksOf, lowerFirst } from './compose-email.ts';

const { label, title, path, action } = alertKinds.newsSinceVisit;

/** Composes the email of what is new for a member who has not visited for weeks: what Home shows them when they return. */
export function composeNews([first, ...others]: readonly [NewsRow, ...NewsRow[]], options: EmailOptions): EmailContent {
  const { siteUrl, community } = options;
  const lead = isolatedNews(first).title;
  const more = others.length === 0 ? '' : `, and ${others.length} more`;
  return {
    ...linksOf(options, `Stop emails about ${lowerFirst(label)}`),
    subject: `${lead}${more}`,
    preview: `${title()} on ${community}.`,
    heading: title(),
    lines: [],
    items: [first, ...others].map((row) => {
      const news = isolatedNews(row);
      const start = row.starts_at === null ? '' : `: ${momentInWords(row.starts_at, options)}`;
      return { text: `${news.title}${start}`, href: siteUrl + news.path };
    }),
    action: { label: action, href: siteUrl + path() },
    reason: `You get this email because you have not visited ${community} for three weeks. It comes once.`,
  };
}
