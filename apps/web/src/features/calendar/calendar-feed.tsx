import { t } from '@lingui/core/macro';
import { useCalendarFeed, useCreateCalendarFeed, useDeleteCalendarFeed } from '@skill-exchange/api-client/calendar';
import { CalendarAddress } from '@skill-exchange/ui/components/calendar-address';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { copyText } from '../../lib/forms/copy-text.ts';
import { ConfirmDialog } from '../../lib/log-in/confirmation.ts';
import { notify } from '../../lib/notify.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { toastError } from '../../lib/toast-error.ts';

/** The private URL of the calendar, for the member's own calendar program. */
export function CalendarFeed() {
  const query = useCalendarFeed();
  const make = useCreateCalendarFeed();
  const turnOff = useDeleteCalendarFeed();
  return (
    <section aria-labelledby="subscribe" className="grid max-w-160 gap-5">
      <div className="grid gap-2">
        <h2 id="subscribe" className="type-h3">
          {t`Subscribe`}
        </h2>
        <p className="text-ink-2">
          {t`Give Google, Apple or Outlook a private address, and your events and sessions show up there. Changes show up automatically; some apps take a few hours. Anyone with the address can read your calendar.`}
        </p>
      </div>
      <QueryView
        query={query}
        loading={
          <LoadingStatus label={t`Loading...`} labelHidden>
            <Skeleton shape="block" className="h-30" />
          </LoadingStatus>
        }
        failure={t`We couldn’t load whether your calendar has an address`}
      >
        {(feed) => (
          <CalendarAddress
            feed={feed}
            url={feed === null ? undefined : make.data?.url}
            making={make.isPending}
            turningOff={turnOff.isPending}
            ConfirmDialog={ConfirmDialog}
            onCopyUrl={copy}
            onMake={(withLinks) =>
              make.mutate(withLinks, { onError: (error) => toastError(t`We couldn’t make an address.`, error) })
            }
            onTurnOff={() =>
              turnOff.mutate(undefined, {
                onSuccess: () => {
                  make.reset();
                  notify.success(t`The address is off.`);
                },
                onError: (error) => toastError(t`We couldn’t turn the address off.`, error),
              })
            }
          />
        )}
      </QueryView>
    </section>
  );
}

function copy(url: string): void {
  copyText(url).then(
    () => notify.success(t`Address copied.`),
    () => notify.error(t`We couldn’t copy it. Select the address and copy it yourself.`),
  );
}
