import type { EmailContent } from '@skill-exchange/emails/render-email';

/** Composes the email with which an operator checks the mail server. */
export function composeTest({ siteUrl, community }: { siteUrl: string; community: string }): EmailContent {
  return {
    subject: `A test of ${community}`,
    preview: 'Emails of the community arrive.',
    heading: 'Emails arrive',
    lines: [
      `This is what emails of ${community} look like. If this one was in the folder for spam, those to your members are, too.`,
    ],
    action: { label: 'Back to the console', href: `${siteUrl}/operator/email` },
    reason: 'You get this email because you asked for it in the console.',
  };
}
