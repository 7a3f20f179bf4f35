import { msg, plural } from '@lingui/core/runtime-macro';
import type { EmailContent } from '@skill-exchange/emails/render-email';
import { momentInWords } from '../../dates-in-words.ts';
import { say } from '../../texts/texts.ts';
import type { NewsRow } from '../needs/news-row.ts';
import { isolatedNews } from '../needs/present-news.ts';
import { alertKinds } from '../notifications/kinds/alert-kinds.ts';
import { type EmailOptions, linksOf, stopEmailsAbout } from './compose-email.ts';

const { label, title, path, action } = alertKinds.newsSinceVisit;

/** Composes the email of what is new for a member who has not visited for weeks: what Home shows them when they return. */
export function composeNews([first, ...others]: readonly [NewsRow, ...NewsRow[]], options: EmailOptions): EmailContent {
  const { siteUrl, community } = options;
  const lead = isolatedNews(first).title;
  const count = others.length;
  return {
    ...linksOf(options, stopEmailsAbout(label)),
    subject: count === 0 ? lead : say(msg`${{ lead }}, and ${plural({ count }, { other: '# more' })}`),
    preview: say(msg`${{ what: title() }} on ${{ community }}.`),
    heading: title(),
    lines: [],
    items: [first, ...others].map((row) => {
      const news = isolatedNews(row);
      const start = row.starts_at && momentInWords(row.starts_at, options);
      const text = start === null ? news.title : say(msg`${{ what: news.title }}: ${{ start }}`);
      return { text, href: siteUrl + news.path };
    }),
    action: { label: say(action), href: siteUrl + path() },
    reason: say(msg`You get this email because you have not visited ${{ community }} for three weeks. It comes once.`),
  };
}
