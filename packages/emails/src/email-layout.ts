import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { communityColor, defaultHues, type Hues, hexOf } from '@skill-exchange/api-client/community-colors';
import { type CSSProperties, createElement as element, type ReactElement } from 'react';
import { EmailMarkdown } from './email-markdown.ts';

/** The content of an email. Texts are plain; URLs are absolute. */
export interface EmailContent {
  subject: string;
  /** The preview text in an inbox, next to the subject. */
  preview: string;
  heading: string;
  /** Paragraphs. */
  lines: readonly string[];
  /** What comes before the paragraphs, in Markdown. Its links to pages lead to the site. */
  content?: { text: string; siteUrl: string };
  /** Links to what the email is about: unread items in a digest, what has changed of an account. */
  items?: readonly { text: string; href: string }[];
  action?: { label: string; href: string };
  /** Why the member receives it. */
  reason: string;
  /** The page of notification settings. */
  preferences?: { label: string; href: string };
  unsubscribe?: { label: string; href: string };
}

/** What an email shows of its community: the hues, and the absolute address of the logo. */
export interface EmailLook extends Hues {
  logo?: string;
}

/** What language an email is in: its tag for HTML, and its direction. */
export interface EmailLanguage {
  tag: string;
  direction: 'ltr' | 'rtl';
}

/** The light theme's colors, copied: email clients support neither custom properties nor `light-dark()`. */
const light = { canvas: '#f9f9f6', surface: '#ffffff', ink: '#0d1b15', quiet: '#4a5750', line: '#d9dcd5' };
const dark = {
  canvas: '#0b1410',
  surface: '#14201a',
  ink: '#f1f3ee',
  quiet: '#afb9b2',
  line: '#34423b',
};
const onTeach = '#fbfdf9';
const fonts = 'Figtree, "Helvetica Neue", Helvetica, Arial, sans-serif';

/** The fills of the two lanes: the theme's, or those of the community's own hues. */
function fillsOf(hues: Hues) {
  const [teach, darkTeach] = communityColor('teach', hues).map(hexOf);
  const [learn] = communityColor('learn', hues).map(hexOf);
  const isTeachOwn = hues.teachHue !== defaultHues.teachHue;
  return {
    teach: isTeachOwn ? teach : '#0c5539',
    darkTeach: isTeachOwn ? darkTeach : '#1f7754',
    learn: hues.learnHue === defaultHues.learnHue ? '#f6b53d' : learn,
  };
}

/** For clients with a dark mode; all others use the light inline styles. */
const darkStyles = (teach: string | undefined) => `
@media (prefers-color-scheme: dark) {
  .canvas, .canvas > table > tbody > tr > td { background-color: ${dark.canvas} !important; }
  .surface { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .ink, .ink a { color: ${dark.ink} !important; }
  .line { border-color: ${dark.line} !important; }
  .pine { background-color: ${teach} !important; }
  .quiet, .quiet a { color: ${dark.quiet} !important; }
}`;

const styles = {
  body: { backgroundColor: light.canvas, fontFamily: fonts, margin: 0, padding: '24px 12px' },
  card: {
    backgroundColor: light.surface,
    border: `1px solid ${light.line}`,
    borderRadius: 16,
    maxWidth: 560,
    padding: '28px 24px',
  },
  logo: { display: 'block', margin: '0 0 8px' },
  name: { color: light.ink, fontSize: 17, fontWeight: 700, letterSpacing: '-0.01em', margin: 0 },
  lane: {
    height: 6,
    lineHeight: '6px',
    margin: '14px 0 22px',
  },
  heading: {
    color: light.ink,
    fontSize: 24,
    letterSpacing: '-0.02em',
    lineHeight: 1.2,
    margin: '0 0 14px',
    overflowWrap: 'anywhere',
  },
  text: { color: light.ink, fontSize: 16, lineHeight: 1.5, margin: '0 0 12px', overflowWrap: 'anywhere' },
  list: {
    color: light.ink,
    fontSize: 16,
    lineHeight: 1.5,
    margin: '0 0 12px',
    overflowWrap: 'anywhere',
    paddingLeft: 20,
  },
  button: {
    borderRadius: 999,
    color: onTeach,
    fontSize: 16,
    fontWeight: 600,
    margin: '10px 0 4px',
    padding: '13px 24px',
  },
  rule: { borderColor: light.line, margin: '26px 0 16px' },
  quiet: { color: light.quiet, fontSize: 13, lineHeight: 1.5, margin: '0 0 6px' },
} satisfies Record<string, CSSProperties>;

/** Renders an email in our visual style: one column without images. Without JSX, since Node runs it directly. */
export function EmailLayout(
  content: EmailContent & { community: string; look: EmailLook; language: EmailLanguage },
): ReactElement {
  const { community, look, language, preview, heading, lines, items = [], action, reason, content: markdown } = content;
  const { teach, darkTeach, learn } = fillsOf(look);
  const isTurned = language.direction === 'rtl';
  // Some programs drop the document's direction.
  const turned = isTurned ? { dir: 'rtl' } : {};
  const lane = {
    backgroundColor: teach,
    [isTurned ? 'borderLeft' : 'borderRight']: `40px solid ${learn}`,
    ...styles.lane,
  };
  const list = isTurned ? { ...styles.list, paddingLeft: 0, paddingRight: styles.list.paddingLeft } : styles.list;
  const button = { backgroundColor: teach, ...styles.button };
  return element(
    Html,
    { lang: language.tag, dir: language.direction },
    element(
      Head,
      null,
      element('meta', { name: 'color-scheme', content: 'light dark' }),
      element('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      element('style', null, darkStyles(darkTeach)),
    ),
    element(
      Body,
      { className: 'canvas', style: styles.body, ...turned },
      element(Preview, null, preview),
      element(
        Container,
        { className: 'surface', style: styles.card, ...turned },
        // Many programs show no pictures unless asked: the name is beside it.
        look.logo && element('img', { src: look.logo, alt: '', width: 40, height: 40, style: styles.logo }),
        element(Text, { className: 'ink', style: styles.name }, community),
        element(Section, { className: 'pine', style: lane }),
        // Names and titles may be in a right-to-left script.
        element(Heading, { as: 'h1', className: 'ink', dir: 'auto', style: styles.heading }, heading),
        markdown &&
          element(EmailMarkdown, { content: markdown.text, siteUrl: markdown.siteUrl, styles: { ...styles, list } }),
        ...lines.map((line, index) =>
          element(Text, { key: `line ${index}`, className: 'ink', dir: 'auto', style: styles.text }, line),
        ),
        items.length > 0 && element(Items, { items, list }),
        action && element(Button, { className: 'pine', href: action.href, style: button }, action.label),
        element(Hr, { className: 'line', style: styles.rule }),
        element(Text, { className: 'quiet', style: styles.quiet }, reason),
        element(Footer, content),
      ),
    ),
  );
}

function Items({ items, list }: { items: NonNullable<EmailContent['items']>; list: CSSProperties }): ReactElement {
  return element(
    'ul',
    { className: 'ink', style: list },
    ...items.map(({ text, href }) =>
      element(
        'li',
        { key: href + text, dir: 'auto', style: { marginBottom: 10 } },
        element(Link, { href, style: { color: light.ink, textDecoration: 'underline' } }, text),
      ),
    ),
  );
}

function Footer({ preferences, unsubscribe }: EmailContent): ReactElement {
  const linkStyle = { color: light.quiet, textDecoration: 'underline' };
  return element(
    Text,
    { className: 'quiet', style: styles.quiet },
    preferences && element(Link, { href: preferences.href, style: linkStyle }, preferences.label),
    preferences && unsubscribe && ' · ',
    unsubscribe && element(Link, { href: unsubscribe.href, style: linkStyle }, unsubscribe.label),
  );
}
