import { t } from '@lingui/core/macro';
import type { TestEmail as Outcome } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ComponentProps } from 'react';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { FormFailure } from '../../primitives/form-parts/form-parts.tsx';

interface TestEmailProps extends ComponentProps<'div'> {
  /** What came of the last test. */
  outcome?: Outcome | undefined;
  pending?: boolean;
  failure?: string | undefined;
  onSend: () => void;
}

/** Sends an email to the operator, and says what the mail server answered and what to do. */
export function TestEmail({ outcome, pending = false, failure, onSend, className, ...props }: TestEmailProps) {
  return (
    <div data-slot="test-email" className={cx('grid max-w-152 grid-cols-[minmax(0,1fr)] gap-5', className)} {...props}>
      <Button variant="secondary" className="justify-self-start" pending={pending} onClick={onSend}>
        {outcome === undefined ? t`Send me a test` : t`Send another test`}
      </Button>
      <div role="status">{outcome === undefined || pending ? null : <Answer {...outcome} />}</div>
      <FormFailure message={failure} />
    </div>
  );
}

function Answer({ to, outcome, answer }: Outcome) {
  const isAccepted = outcome === 'accepted';
  const { title, hint } = wordsOf(outcome, to);
  return (
    <div className="grid gap-3">
      <Banner tone={isAccepted ? 'teach' : outcome === 'folder' ? 'learn' : 'danger'}>
        {isAccepted ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
        <span className="min-w-0 wrap-anywhere">{title}</span>
      </Banner>
      {answer === undefined ? null : (
        <blockquote className="border-s-2 border-line-strong ps-4 font-mono text-small wrap-anywhere">
          {answer}
        </blockquote>
      )}
      <p className="text-small text-ink-2">{hint}</p>
    </div>
  );
}

function wordsOf(outcome: Outcome['outcome'], to: string): { title: string; hint: string } {
  if (outcome === 'refused')
    return {
      title: t`The mail server refused it, in these words:`,
      hint: t`Your provider knows what they mean. Often SMTP_URL has another user or password, or MAIL_FROM is an address that this user may not use.`,
    };
  if (outcome === 'unreachable')
    return {
      title: t`We couldn’t reach the mail server:`,
      hint: t`Check the name and the port in SMTP_URL, and whether a firewall stops outgoing mail.`,
    };
  if (outcome === 'folder')
    return {
      title: t`There is no mail server yet: the test is a file in the folder for mail.`,
      hint: t`Set SMTP_URL where the server starts, and start it again. docs/mail.md says how.`,
    };
  return {
    title: t`The mail server took it. It is on its way to ${to}.`,
    hint: t`Look into the folder for spam, too. If it is there, docs/mail.md says what your domain lacks.`,
  };
}
