import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import { type EmailContent, EmailLayout } from './email-layout.ts';

export type { EmailContent } from './email-layout.ts';

/** The two parts of an email, of one source. */
export async function renderEmail(content: EmailContent): Promise<{ html: string; text: string }> {
  const html = await render(createElement(EmailLayout, content));
  // The lane is a table, which leaves blank lines behind.
  return { html, text: toPlainText(html).replaceAll(/\n{3,}/g, '\n\n') };
}
