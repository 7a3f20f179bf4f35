import { colorProperties, type Hues } from '@skill-exchange/api-client/community-colors';
import type { Settings } from '../../env.ts';
import { declarations } from '../../modules/community/declarations.ts';

/** Settings that are written into a document when it is served, so that one build serves every community. */
export type PageSettings = Pick<Settings, 'articlesUrl' | 'contactEmail' | 'siteUrl'> & {
  /** The language of readers who ask for none. */
  ownLanguage: string;
  /** The zone of times for readers whose own is unknown. */
  timeZone: string;
  siteName: string;
  texts: string;
  /** The banner for visitors; empty without one. */
  banner: string;
  /** The banner in other languages than the community's, by language. */
  bannersIn: Readonly<Record<string, string>>;
  /** The names of features that are turned off, with spaces. */
  off: string;
  /** The address of a picture; empty for the name in two lanes. */
  logo: string;
  /** The address of the landing page's picture; empty for the drawing. */
  cover: string;
  /** Empty if the cover is decoration. */
  coverAlt: string;
  /** The same by language. */
  coverAltIn: Readonly<Record<string, string>>;
  /** The community's sentence by language; empty where it is that of the build. */
  descriptionIn: Readonly<Record<string, string>>;
} & Hues;

/** Writes the settings into the document. An empty article URL means this server. */
export function withSettings(html: string, settings: PageSettings): string {
  const { articlesUrl, contactEmail, siteName, timeZone, texts, banner, off, logo, cover, coverAlt } = settings;
  const description = descriptionOf(settings, settings.ownLanguage);
  const metas =
    meta('articles-url', articlesUrl ?? '') +
    meta('contact-email', contactEmail) +
    meta('application-name', siteName) +
    (hasDescription(settings) ? descriptionMeta(description) : '') +
    (timeZone === declarations.timeZone.default ? '' : meta('community-time-zone', timeZone)) +
    (texts === '' ? '' : meta('community-texts', texts)) +
    (banner === '' ? '' : bannerMeta(banner)) +
    (off === '' ? '' : meta('community-off', off)) +
    (logo === '' ? '' : meta('community-logo', logo)) +
    (cover === '' ? '' : meta('community-cover', cover)) +
    (cover === '' ? '' : coverAltMeta(coverAlt));
  // Not every browser shows a picture inside of an SVG.
  const icon = logo === '' ? 'href="/icon.svg" type="image/svg+xml"' : 'href="/icon-192.png" type="image/png"';
  return html
    .replace('href="/icon.svg" type="image/svg+xml"', icon)
    .replaceAll(declarations.name.default, () => escaped(siteName))
    .replace('</head>', () => `${metas}${colors(settings)}</head>`);
}

/** Returns the community's colors over the theme's, which come before them: no page shows others first. */
function colors(hues: Hues): string {
  const properties = Object.entries(colorProperties(hues)).map(([name, value]) => `${name}:${value}`);
  return properties.length === 0 ? '' : `<style>:root{${properties.join(';')}}</style>`;
}

/** Returns a document in the community's language with what operators have translated of it. */
export function inReadersWords(html: string, settings: PageSettings, language: string): string {
  const { banner, bannersIn, coverAlt, coverAltIn, ownLanguage } = settings;
  const words = [
    [bannerMeta(banner), bannerMeta(bannersIn[language] ?? banner)],
    [coverAltMeta(coverAlt), coverAltMeta(coverAltIn[language] ?? coverAlt)],
    [descriptionMeta(descriptionOf(settings, ownLanguage)), descriptionMeta(descriptionOf(settings, language))],
  ] as const;
  return words.reduce((document, [own, other]) => document.replace(own, () => other), html);
}

const bannerMeta = (banner: string) => meta('community-banner', banner);

export const descriptionOf = ({ descriptionIn }: PageSettings, language: string) => descriptionIn[language] ?? '';

const hasDescription = ({ descriptionIn }: PageSettings) => Object.values(descriptionIn).some((text) => text !== '');

const descriptionMeta = (description: string) => meta('community-description', description);

const coverAltMeta = (coverAlt: string) => meta('community-cover-alt', coverAlt);

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escaped(content)}">`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
