import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { userKeys, useUser } from '@skill-exchange/api-client/users';
import { Button, ButtonLink } from '@skill-exchange/ui/primitives/button';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { paths } from '../../config/paths.ts';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { onAccountChange } from '../../lib/log-in/account-changes.ts';
import { useSendVerificationAgain } from '../../lib/log-in/use-send-verification-again.ts';

type VerifyNoticeProps = {
  className?: string;
  /** Says why, where a member waits for answers. */
  isAboutAnswers?: boolean;
};

/**
 * Asks a member to confirm their address until they have, and says if emails to it were stopped. Only
 * on their own pages, with those pages' code: on other pages it would shift the content.
 */
export function VerifyNotice({ className = '', isAboutAnswers = false }: VerifyNoticeProps) {
  const member = useMember();
  const { data: user } = useUser(member?.userId ?? '', { enabled: member !== null });
  const { send, isSending } = useSendVerificationAgain();
  const client = useQueryClient();
  const isUnconfirmed = user?.emailVerified === false;
  useEffect(() => {
    if (isUnconfirmed) return onAccountChange(() => void client.invalidateQueries({ queryKey: userKeys.all }));
  }, [isUnconfirmed, client]);
  if (user?.emailsStopped) return <StoppedNotice email={user.email ?? ''} className={className} />;
  if (!isUnconfirmed) return null;
  return (
    <Notice className={className} isCompact={isAboutAnswers}>
      <p className={isAboutAnswers ? 'min-w-0 flex-1 text-small' : 'min-w-[min(15rem,100%)] flex-1'}>
        {isAboutAnswers
          ? t`You hear of answers by email once you confirm your address.`
          : t`Confirm your email address: open the link in the email that we sent you.`}
      </p>
      <Button variant="secondary" size="sm" pending={isSending} onClick={send}>
        {t`Send again`}
      </Button>
    </Notice>
  );
}

/** The mail server keeps rejecting the address. */
function StoppedNotice({ email, className }: { email: string; className: string }) {
  return (
    <Notice className={className}>
      <p className="min-w-[min(15rem,100%)] flex-1 wrap-anywhere">
        <Trans>
          We stopped your emails: <bdi>{email}</bdi> kept rejecting them. If it works again, send yourself a test;
          otherwise change your address.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={paths.notificationSettings} variant="secondary" size="sm">
          {t`Send me a test`}
        </ButtonLink>
        <ButtonLink href={paths.account} variant="quiet" size="sm">
          {t`Change my address`}
        </ButtonLink>
      </div>
    </Notice>
  );
}

type NoticeProps = { className: string; isCompact?: boolean; children: ReactNode };

function Notice({ className, isCompact = false, children }: NoticeProps) {
  const layout = isCompact ? 'gap-x-3 px-4 py-2' : 'flex-wrap gap-x-6 gap-y-3 px-5 py-4';
  return (
    <section
      aria-label={t`Your account`}
      className={`flex items-center rounded-card border border-line bg-surface ${layout} ${className}`}
    >
      {children}
    </section>
  );
}
