import { msg } from '@lingui/core/runtime-macro';
import type { EmailContent } from '@skill-exchange/emails/render-email';
import { say } from '../../texts/texts.ts';

/** Composes the email with which an operator checks the mail server. */
export function composeTest({ siteUrl, community }: { siteUrl: string; community: string }): EmailContent {
  return {
    subject: say(msg`A test of ${{ community }}`),
    preview: say(msg`Emails of the community arrive.`),
    heading: say(msg`Emails arrive`),
    lines: [
      say(
        msg`This is what emails of ${{ community }} look like. If this one was in the folder for spam, those to your members are, too.`,
      ),
    ],
    action: { label: say(msg`Back to the console`), href: `${siteUrl}/operator/email` },
    reason: say(msg`You get this email because you asked for it in the console.`),
  };
}
