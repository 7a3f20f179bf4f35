import { t } from '@lingui/core/macro';
import { useEmailLink } from '@skill-exchange/api-client/account';
import { isApiError } from '@skill-exchange/api-client/errors';
import type { EmailLink } from '@skill-exchange/api-client/types';
import { LinkProblem } from '@skill-exchange/ui/components/link-problem';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import type { ReactNode } from 'react';
import { QueryView } from '../../lib/query-view.tsx';

type LinkViewProps = { token: string; children: (link: EmailLink) => ReactNode };

/** Reads an email's link without using it. */
export function LinkView({ token, children }: LinkViewProps) {
  const query = useEmailLink(token);
  if (isApiError(query.error, 404)) return <LinkProblem problem="unknown" />;
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
      {children}
    </QueryView>
  );
}
