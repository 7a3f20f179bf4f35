import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { InvitedAddress } from '@skill-exchange/api-client/types';
import Send from 'lucide-react/icons/send';
import Unlink from 'lucide-react/icons/unlink';
import type { ComponentProps } from 'react';
import { i18n } from '../../lib/texts/i18n.ts';
import { formatDate } from '../../lib/time/date-time.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { ActionMenu } from '../action-menu/action-menu.tsx';

interface InvitedAddressListProps extends ComponentProps<'ul'> {
  addresses: readonly InvitedAddress[];
  onSendAgain: (address: InvitedAddress) => void;
  onRevoke: (address: InvitedAddress) => void;
}

const states: Readonly<Record<string, MessageDescriptor>> = {
  waiting: msg`Being sent`,
  sent: msg({ message: 'Sent', context: 'an email' }),
  failed: msg`Not delivered`,
  joined: msg`Joined`,
  revoked: msg`Revoked`,
  ended: msg({ message: 'Ended', context: 'an invitation' }),
};

/** The states in which the link lets somebody in. */
const open: ReadonlySet<string> = new Set(['waiting', 'sent', 'failed'] satisfies InvitedAddress['state'][]);

/** Addresses that were invited, and what has become of each. */
export function InvitedAddressList({ addresses, onSendAgain, onRevoke, ...props }: InvitedAddressListProps) {
  return (
    <ul
      data-slot="invited-address-list"
      className="divide-y divide-line rounded-card border border-line bg-surface shadow-card"
      {...props}
    >
      {addresses.map((address) => (
        <Row key={address._id} address={address} onSendAgain={onSendAgain} onRevoke={onRevoke} />
      ))}
    </ul>
  );
}

type RowProps = Pick<InvitedAddressListProps, 'onSendAgain' | 'onRevoke'> & { address: InvitedAddress };

function Row({ address, onSendAgain, onRevoke }: RowProps) {
  const { email, state, invitedAt, expiresAt } = address;
  const isOpen = open.has(state);
  const words = states[state];
  const invited = formatDate(invitedAt);
  const day = formatDate(expiresAt);
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <p className={isOpen ? 'font-semibold wrap-anywhere' : 'text-ink-2 wrap-anywhere'}>
          <bdi dir="ltr">{email}</bdi>
        </p>
        <p className="text-small text-ink-2">{isOpen ? t`Invited ${invited}, until ${day}` : t`Invited ${invited}`}</p>
      </div>
      {/* A newer server may know other states. */}
      {words === undefined ? null : (
        <Badge tone={state === 'failed' ? 'danger' : state === 'joined' ? 'teach' : 'neutral'}>{i18n._(words)}</Badge>
      )}
      {isOpen ? (
        <ActionMenu
          label={t`More: ${email}`}
          actions={[
            {
              label: t`Send again`,
              icon: <Send aria-hidden="true" />,
              onSelect: () => onSendAgain(address),
            },
            {
              label: t`Revoke`,
              icon: <Unlink aria-hidden="true" />,
              tone: 'danger',
              onSelect: () => onRevoke(address),
            },
          ]}
        />
      ) : null}
    </li>
  );
}
