import type { StoryContext } from '@storybook/react-vite';
import { type EmailContent, renderEmail } from './render-email.ts';

/**
 * Shows an email in its own document, like a mail program. Mail programs follow the system's theme,
 * stories their own.
 */
function Email({ subject, html, theme }: { subject: string; html: string; theme: string }) {
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const themed = html.replaceAll('(prefers-color-scheme: dark)', isDark ? 'all' : 'not all');
  return <iframe title={subject} srcDoc={themed} style={{ border: 0, display: 'block', height: 720, width: '100%' }} />;
}

export const site = 'https://swap.example.org';

/** Renders its args as an email. */
export const emailStory = {
  parameters: { layout: 'fullscreen' },
  loaders: [async ({ args }: StoryContext<EmailContent>) => ({ rendered: await renderEmail(args, 'Skill Exchange') })],
  render: (args: EmailContent, { loaded, globals }: StoryContext<EmailContent>) => (
    <Email subject={args.subject} html={loaded.rendered.html} theme={String(globals.theme)} />
  ),
};

/** Returns the email's own document, once it has loaded. */
export async function documentOf(canvasElement: HTMLElement): Promise<Document> {
  const frame = canvasElement.querySelector('iframe') as HTMLIFrameElement;
  if (frame.contentDocument?.readyState !== 'complete' || frame.contentDocument.URL === 'about:blank')
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  return frame.contentDocument as Document;
}
