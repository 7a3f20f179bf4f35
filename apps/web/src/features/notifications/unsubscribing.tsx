import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isApiError } from '@skill-exchange/api-client/errors';
import { useSetSubscription, useSubscription } from '@skill-exchange/api-client/notifications';
import type { Subscription } from '@skill-exchange/api-client/types';
import { LostArt } from '@skill-exchange/ui/components/illustration';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { Button, ButtonLink } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { paths } from '../../config/paths.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { toastError } from '../../lib/toast-error.ts';

type UnsubscribingProps = { token: string };

/** Explains an email's unsubscribe link, with the button that unsubscribes. */
export function Unsubscribing({ token }: UnsubscribingProps) {
  const query = useSubscription(token);
  if (isApiError(query.error, 404))
    return (
      <EmptyState
        title={t`This link doesn’t work`}
        illustration={<LostArt />}
        action={
          <ButtonLink href={paths.notificationSettings} variant="secondary">
            {t`Choose what we send you`}
          </ButtonLink>
        }
      >
        {t`It may have lost its end on the way. You can still choose what we send you once you’re logged in.`}
      </EmptyState>
    );
  return (
    <QueryView
      query={query}
      loading={
        <LoadingStatus label={t`Looking at your link...`} labelAbove>
          <Skeleton className="h-24 w-full" />
        </LoadingStatus>
      }
      failure={t`We couldn’t look at your link`}
    >
      {(subscription) => <Choice subscription={subscription} token={token} />}
    </QueryView>
  );
}

function Choice({ subscription: { about, isSubscribed }, token }: UnsubscribingProps & { subscription: Subscription }) {
  const { mutate, isPending } = useSetSubscription(token);
  // A heading of the settings, within a sentence: only English writes it in lower case there.
  const topic = i18n.locale.startsWith('en') ? about.toLowerCase() : about;
  const failed = isSubscribed ? t`We couldn’t unsubscribe you.` : t`We couldn’t subscribe you again.`;
  return (
    <div className="grid max-w-140 justify-items-start gap-6">
      <p aria-live="polite" className="type-lead">
        {isSubscribed ? (
          <Trans>
            You get emails about <strong>{topic}</strong>.
          </Trans>
        ) : (
          <Trans>
            You’re unsubscribed. We won’t send you any more emails about <strong>{topic}</strong>.
          </Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant={isSubscribed ? 'teach' : 'secondary'}
          pending={isPending}
          onClick={() => mutate(!isSubscribed, { onError: (error) => toastError(failed, error) })}
        >
          {isSubscribed ? t`Unsubscribe` : t`Subscribe again`}
        </Button>
        <ButtonLink href={paths.notificationSettings} variant="quiet">
          {t`Choose what we send you`}
        </ButtonLink>
      </div>
    </div>
  );
}
