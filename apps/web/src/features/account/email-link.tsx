import { msg, t } from '@lingui/core/macro';
import { useConfirmEmailLink } from '@skill-exchange/api-client/account';
import type { EmailLink as Link } from '@skill-exchange/api-client/types';
import { LinkProblem } from '@skill-exchange/ui/components/link-problem';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { Button, ButtonLink } from '@skill-exchange/ui/primitives/button';
import { paths } from '../../config/paths.ts';
import { announceAccountChange } from '../../lib/log-in/account-changes.ts';
import { toastError } from '../../lib/toast-error.ts';
import { LinkView } from './link-view.tsx';
import { ResetPassword } from './reset-password-form.tsx';

type EmailLinkProps = { token: string };

/** Explains an email's link, with the button that performs its action. */
export function EmailLink({ token }: EmailLinkProps) {
  return (
    <LinkView token={token}>
      {({ purpose, ...link }) =>
        purpose === 'reset' ? (
          <ResetPassword {...link} token={token} />
        ) : purpose in words ? (
          <Question {...link} purpose={purpose} token={token} />
        ) : (
          <LinkProblem problem="newer" />
        )
      }
    </LinkView>
  );
}

const words = {
  verify: {
    question: msg`Is this your email address?`,
    button: msg`Confirm my address`,
    done: msg`Thank you! Your address is confirmed.`,
    next: { label: msg`Go on`, href: paths.dashboard.home },
    newLinkHref: paths.account,
  },
  change: {
    question: msg`Do you want to use this email address from now on?`,
    button: msg`Use this address`,
    done: msg`Done! This is your address now.`,
    next: { label: msg`Go on`, href: paths.dashboard.home },
    newLinkHref: paths.account,
  },
  undo: {
    question: msg`Do you want to go back to this email address? That logs you out on every device.`,
    button: msg`Take it back`,
    done: msg`Done! This is your address again. Somebody may know your password, so set a new one.`,
    next: { label: msg`Set a new password`, href: paths.forgotPassword },
    newLinkHref: undefined,
  },
  undoCodes: {
    question: msg`Do you want to switch codes off for the account with this address? That logs you out on every device.`,
    button: msg`Switch codes off`,
    done: msg`Done! Codes are switched off. Somebody may know your password, so set a new one.`,
    next: { label: msg`Set a new password`, href: paths.forgotPassword },
    newLinkHref: undefined,
  },
} as const;

type QuestionProps = EmailLinkProps & Pick<Link, 'state' | 'email'> & { purpose: keyof typeof words };

function Question({ purpose, state, email, token }: QuestionProps) {
  const { mutate, isPending, isSuccess } = useConfirmEmailLink(token);
  const { question, button, done, next, newLinkHref } = words[purpose];
  if (state !== 'open' && !isSuccess)
    return <LinkProblem problem={state} newLinkHref={state === 'expired' ? newLinkHref : undefined} />;
  return (
    <div className="grid max-w-140 justify-items-start gap-6">
      <p aria-live="polite" className="type-lead">
        <span>{i18n._(isSuccess ? done : question)}</span>
        <strong className="mt-2 block wrap-anywhere">{email}</strong>
      </p>
      {isSuccess ? (
        <ButtonLink href={next.href}>{i18n._(next.label)}</ButtonLink>
      ) : (
        <Button
          pending={isPending}
          onClick={() =>
            mutate(undefined, {
              onSuccess: announceAccountChange,
              onError: (error) => toastError(t`That didn’t work.`, error),
            })
          }
        >
          {i18n._(button)}
        </Button>
      )}
    </div>
  );
}
