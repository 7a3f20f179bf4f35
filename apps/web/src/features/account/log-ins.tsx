import { t } from '@lingui/core/macro';
import { useEndLogIn, useLogIns } from '@skill-exchange/api-client/account';
import { LogInRows } from '@skill-exchange/ui/components/log-in-rows';
import { Button } from '@skill-exchange/ui/primitives/button';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { notify } from '../../lib/notify.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { toastError } from '../../lib/toast-error.ts';

/** The member's log-ins. They can log out single devices, or all others. */
export function LogIns() {
  const query = useLogIns();
  const { mutate, isPending, variables } = useEndLogIn();
  const end = (logInId: string | null) =>
    mutate(logInId, {
      onSuccess: () => notify.success(logInId === null ? t`All other devices are logged out.` : t`Device logged out.`),
      onError: (error) => toastError(t`We couldn’t log that device out.`, error),
    });
  return (
    <section aria-labelledby="log-ins" className="grid gap-5">
      <h2 id="log-ins" className="type-h3">
        {t`Where you’re logged in`}
      </h2>
      <QueryView
        query={query}
        loading={
          <LoadingStatus label={t`Loading your devices...`} labelAbove>
            <Skeleton className="h-18 w-full" />
          </LoadingStatus>
        }
        failure={t`We couldn’t load your devices`}
      >
        {(logIns) => (
          <>
            <p className="text-ink-2">{t`Log out any device that you don’t know, then change your password.`}</p>
            <LogInRows logIns={logIns} endingId={isPending && variables ? variables : undefined} onEnd={end} />
            {logIns.length > 1 && (
              <Button
                variant="secondary"
                className="justify-self-start"
                pending={isPending && variables === null}
                onClick={() => end(null)}
              >
                {t`Log out all other devices`}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}
