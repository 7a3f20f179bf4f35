import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import { type EmailContent, EmailLayout } from './email-layout.ts';

export type { EmailContent } from './email-layout.ts';

/** The two parts of an email, of one source. */
export async function renderEmail(content: EmailContent): Promise<{ html: string; text: string }> {
  const html = await render(createElement(EmailLayout, content));
  return { html, text: toPlainText(html) };
}
