import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import { type EmailContent, EmailLayout } from './email-layout.ts';

export type { EmailContent } from './email-layout.ts';

/** The two parts of an email, of one source. */
export async function renderEmail(content: EmailContent): Promise<{ html: string; text: string }> {
  const html = await render(createElement(EmailLayout, content));
  // Names stay as they are written: capitals would change them, and are wrong in some languages.
  const options = { selectors: [{ selector: 'h1', options: { uppercase: false } }] };
  // The lane is a table, which leaves blank lines behind.
  return { html, text: toPlainText(html, options).replaceAll(/\n{3,}/g, '\n\n') };
}
