import { render, toPlainText } from '@react-email/render';
import { defaultHues } from '@skill-exchange/api-client/community-colors';
import { createElement } from 'react';
import { type EmailContent, type EmailLanguage, EmailLayout, type EmailLook } from './email-layout.ts';

export type { EmailContent } from './email-layout.ts';

const english: EmailLanguage = { tag: 'en', direction: 'ltr' };

/** Renders the two parts of an email of the community by this name, in its look, from one source; its content is in `language`. */
export async function renderEmail(
  content: EmailContent,
  community: string,
  look: EmailLook = defaultHues,
  language: EmailLanguage = english,
): Promise<{ html: string; text: string }> {
  const html = await render(createElement(EmailLayout, { ...content, community, look, language }));
  // Keeps names as written: the default uppercases headings, which is wrong in some languages.
  const options = { selectors: [{ selector: 'h1', options: { uppercase: false } }] };
  // The layout's table leaves blank lines.
  return { html, text: toPlainText(html, options).replaceAll(/\n{3,}/g, '\n\n') };
}
