import { render, toPlainText } from '@react-email/render';
import { defaultHues } from '@skill-exchange/api-client/community-colors';
import { createElement } from 'react';
import { type EmailContent, EmailLayout, type EmailLook } from './email-layout.ts';

export type { EmailContent } from './email-layout.ts';

/** Renders the two parts of an email of the community by this name, in its look, from one source. */
export async function renderEmail(
  content: EmailContent,
  community: string,
  look: EmailLook = defaultHues,
): Promise<{ html: string; text: string }> {
  const html = await render(createElement(EmailLayout, { ...content, community, look }));
  // Keeps names as written: the default uppercases headings, which is wrong in some languages.
  const options = { selectors: [{ selector: 'h1', options: { uppercase: false } }] };
  // The layout's table leaves blank lines.
  return { html, text: toPlainText(html, options).replaceAll(/\n{3,}/g, '\n\n') };
}
