import { t } from '@lingui/core/macro';
import { shorten } from '@skill-exchange/api-client/cut-text';
import type { Article, Event } from '@skill-exchange/api-client/types';
import { type Language, languages, offeredLanguages } from '@skill-exchange/texts/languages';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { dayAndTime, formatShortDay, formatTimes } from '@skill-exchange/ui/lib/time/date-time';
import type { PageMetaProps } from '../lib/page-meta.tsx';
import { cardPath } from './event-card.tsx';
import type { SiteLook } from './site-look.ts';
import { structuredEvent } from './structured-event.ts';

/** Longest description that search engines and link previews show in full, in characters. */
const longestDescription = 200;

/**
 * Returns the head of a server-rendered page: title, description, and the tags of link previews (Open Graph, Twitter)
 * and search engines.
 *
 * @param address the page's own absolute URL; null for a page that no link should lead to
 * @param options.language the language that its address asks for; undefined if the reader's decides
 * @param options.timeZone the community's time zone, in which the times of an event are
 */
export function documentHead(
  { title, description = '', event, article, languages: pageLanguages = offeredLanguages }: PageMetaProps,
  address: string | null,
  look: SiteLook,
  { language, timeZone = 'UTC' }: { language?: Language | undefined; timeZone?: string } = {},
): string {
  const shown = shortened(event === undefined ? description : eventDescription(event, timeZone));
  const basics = titleAndDescription(title, shown);
  if (address === null) return basics;
  const offered = offeredLanguages.filter((each) => pageLanguages.includes(each));
  // In a language that it is not in, the page is the one without a language.
  const own = language !== undefined && offered.includes(language) ? inLanguage(address, language) : address;
  const hasPicture = event !== undefined || Boolean(article?.image);
  const tags = [
    `<link rel="canonical" href="${escaped(own)}">`,
    ...offered.map((each) => alternate(languages[each].tag, inLanguage(address, each))),
    alternate('x-default', address),
    meta('property', 'og:site_name', look.siteName),
    meta('property', 'og:locale', territorial(i18n.locale)),
    ...offered
      .map((each) => languages[each].locale)
      .filter((locale) => locale !== i18n.locale)
      .map((locale) => meta('property', 'og:locale:alternate', territorial(locale))),
    meta('property', 'og:type', article ? 'article' : 'website'),
    meta('property', 'og:title', event?.title ?? article?.title ?? title),
    meta('property', 'og:description', shown),
    meta('property', 'og:url', address),
    ...(article === undefined ? [] : tagsOfArticle(article, address)),
    ...(event === undefined ? [] : tagsOfEvent(event, address, look, timeZone)),
    ...(hasPicture ? [] : tagsOfCommunity(look, address)),
    meta('name', 'twitter:card', hasPicture || look.cover !== '' ? 'summary_large_image' : 'summary'),
  ];
  return basics + tags.join('');
}

/** Returns the head of a page that names nothing else. */
export const titleAndDescription = (title: string, description: string): string =>
  `<title>${escaped(title)}</title>${meta('name', 'description', description)}`;

/** Returns a locale as Open Graph has it: 'de_DE' for 'de'. */
function territorial(locale: string): string {
  // biome-ignore lint/style/noRestrictedGlobals: the region of a language, no date
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

const inLanguage = (address: string, language: Language) => `${address}?lang=${language}`;

const alternate = (tag: string, href: string) => `<link rel="alternate" hreflang="${tag}" href="${escaped(href)}">`;

function tagsOfArticle({ image, publishedAt, author }: Article, address: string): string[] {
  return [
    ...(image === '' ? [] : [meta('property', 'og:image', new URL(image, address).href)]),
    ...(publishedAt === '' ? [] : [meta('property', 'article:published_time', publishedAt)]),
    meta('property', 'article:author', author),
  ];
}

/** The picture of a page that has none of its own. */
function tagsOfCommunity({ logo, cover, coverAlt }: SiteLook, address: string): string[] {
  const picture = cover || (logo && '/icon-512.png');
  return [
    ...(picture === '' ? [] : [meta('property', 'og:image', new URL(picture, address).href)]),
    ...(cover === '' || coverAlt === '' ? [] : [meta('property', 'og:image:alt', coverAlt)]),
  ];
}

function tagsOfEvent(event: Event, address: string, look: SiteLook, timeZone: string): string[] {
  const picture = new URL(cardPath(event, look), address).href;
  return [
    meta('property', 'og:image', picture),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `${event.title}: ${timeOf(event, timeZone)}`),
    `<script type="application/ld+json">${inScript(structuredEvent(event, { address, picture }))}</script>`,
  ];
}

function timeOf({ start_time: start }: Event, timeZone: string): string {
  return dayAndTime(formatShortDay(start, timeZone), formatTimes(start, timeZone, false));
}

/** The time, the host and the beginning of the description. */
function eventDescription(event: Event, timeZone: string): string {
  const when = timeOf(event, timeZone);
  const host = displayName(event.created_by.name);
  const words = {
    Upcoming: t`${when} · Online and free · with ${host}.`,
    Cancelled: t`${when} · Canceled · with ${host}.`,
    Completed: t`${when} · Completed · with ${host}.`,
  }[event.status];
  return `${words} ${event.description}`;
}

function shortened(text: string): string {
  return shorten(text.replaceAll(/\s+/g, ' ').trim(), longestDescription);
}

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escaped(content)}">`;

export function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Serializes data for a script element, which ends at the first `</script` and changes its rules at `<!--`. */
const inScript = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');
