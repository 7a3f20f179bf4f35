import { plural, t } from '@lingui/core/macro';
import {
  useInviteAddressAgain,
  useInviteAddresses,
  useInvitedAddresses,
  useRevokeInvitedAddress,
} from '@skill-exchange/api-client/invited-addresses';
import type { InvitedAddress } from '@skill-exchange/api-client/types';
import { AddressesForm } from '@skill-exchange/ui/components/addresses-form';
import { InvitedAddressList } from '@skill-exchange/ui/components/invited-address-list';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { useReportedSave } from '../../lib/forms/use-reported-save.ts';
import { notify } from '../../lib/notify.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { toastError } from '../../lib/toast-error.ts';

type Invited = { addresses: readonly unknown[]; alreadyInvited: number };

function resultOf({ addresses: { length }, alreadyInvited }: Invited): string {
  const sent = plural(length, { one: '# email is on its way.', other: '# emails are on their way.' });
  if (alreadyInvited === 0) return sent;
  const known = plural(alreadyInvited, {
    one: '# address has an invitation that works.',
    other: '# addresses have an invitation that works.',
  });
  return length === 0 ? known : `${sent} ${known}`;
}

/** Addresses to invite by email, and what has become of those that were. */
export function InvitedAddresses() {
  const query = useInvitedAddresses();
  const invite = useInviteAddresses();
  const again = useInviteAddressAgain();
  const revoke = useRevokeInvitedAddress();
  const { save, failure } = useReportedSave();

  // The row may be unmounted, which drops callbacks of `mutate`.
  const onSendAgain = ({ _id, email }: InvitedAddress) =>
    void again.mutateAsync(_id).then(
      () => notify.success(t`Another email to ${email} is on its way.`),
      (error: Error) => toastError(t`The email was not sent again.`, error),
    );
  const onRevoke = ({ _id }: InvitedAddress) =>
    void revoke.mutateAsync(_id).then(
      () => notify.success(t`The link no longer works.`),
      (error: Error) => toastError(t`The link was not revoked.`, error),
    );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <AddressesForm
        className="max-w-140"
        pending={invite.isPending}
        failure={failure}
        onInvite={(addresses) =>
          save(() => invite.mutateAsync(addresses), { done: resultOf, failed: t`Nobody was invited` })
        }
      />
      <QueryView
        query={query}
        loading={
          <LoadingStatus label={t`Loading the addresses...`}>
            <Skeleton className="h-40" />
          </LoadingStatus>
        }
        failure={t`We couldn’t load the addresses`}
        isEmpty={(addresses) => addresses.length === 0}
        empty={<p className="text-ink-2">{t`You have invited no addresses yet.`}</p>}
      >
        {(addresses) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <p className="text-small text-ink-2">
              {t`“Joined” means that somebody used the link. Nothing here says who has an account already. Addresses are erased 30 days after their invitation ends.`}
            </p>
            <InvitedAddressList
              aria-label={t`Invited addresses`}
              addresses={addresses}
              onSendAgain={onSendAgain}
              onRevoke={onRevoke}
            />
          </div>
        )}
      </QueryView>
    </div>
  );
}
