import { t } from '@lingui/core/macro';
import { useBecomeOperator } from '@skill-exchange/api-client/community';
import { isApiError } from '@skill-exchange/api-client/errors';
import { useUser } from '@skill-exchange/api-client/users';
import { LostArt } from '@skill-exchange/ui/components/illustration';
import { useSiteName } from '@skill-exchange/ui/lib/texts/site-name';
import { Button } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import type { LogInState } from '../../lib/log-in/log-in-state.ts';
import { toastError } from '../../lib/toast-error.ts';
import { useNavigateIfMounted } from '../../lib/use-navigate-if-mounted.ts';

type BecomingOperatorProps = { token: string };

const setup = '/operator/setup';

/**
 * What a link of the server's start is for, with the button that makes the member the operator. Whoever is one already is
 * led to the steps: they opened their link again.
 */
export function BecomingOperator({ token }: BecomingOperatorProps) {
  const member = useMember();
  const { data: user } = useUser(member?.userId ?? '', { enabled: member !== null });
  const { mutate, isPending, error } = useBecomeOperator();
  const navigate = useNavigateIfMounted();
  const name = useSiteName();
  const title = t`Set up ${name}`;
  if (user?.isOperator) return <Navigate to={setup} replace />;
  if (error !== null && isOfLink(error))
    return (
      <>
        <PageHeader title={title} className="mb-8" />
        <EmptyState title={t`This link doesn’t work`} illustration={<LostArt />}>
          {error.message}
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHeader
        title={title}
        lead={t`Nobody runs this community yet. Whoever opens this link first becomes its operator, who gives it a name and decides how it looks.`}
        className="mb-8"
      />
      {member === null ? (
        <WithAccount />
      ) : (
        <Button
          variant="teach"
          size="lg"
          pending={isPending}
          onClick={() =>
            mutate(token, {
              onSuccess: () => navigate(setup, { replace: true }),
              onError: (failure) => isOfLink(failure) || toastError(t`We couldn’t make you the operator.`, failure),
            })
          }
        >
          {t`Run this community`}
        </Button>
      )}
    </>
  );
}

/** Whether the link is what the call failed for. */
const isOfLink = (error: Error) => isApiError(error, 404) || isApiError(error, 409);

/** Sign-up and log-in, which both lead back here. */
function WithAccount() {
  const navigate = useNavigate();
  const state: LogInState = { from: useLocation() };
  return (
    <div className="grid justify-items-start gap-4">
      <p>{t`First you need an account here. Afterwards you come back to this page.`}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="teach" onClick={() => navigate(paths.signup, { state })}>
          {t`Create an account`}
        </Button>
        <Button variant="secondary" onClick={() => navigate(paths.login, { state })}>
          {t`I have one`}
        </Button>
      </div>
    </div>
  );
}
