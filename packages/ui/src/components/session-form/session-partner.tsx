import { Trans } from '@lingui/react/macro';
import type { MemberRef } from '@skill-exchange/api-client/types';
import { displayName } from '../../lib/texts/display-name.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';

/** The other member of a session, who cannot be changed. */
export function SessionPartner({ member }: { member: MemberRef }) {
  const name = displayName(member.name);
  return (
    <p className="flex items-center gap-3">
      <Avatar id={member._id} name={member.name} src={member.photo} size="sm" decorative />
      <span className="min-w-0 wrap-anywhere">
        <Trans>
          With{' '}
          <b dir="auto" className="font-semibold">
            {name}
          </b>
        </Trans>
      </span>
    </p>
  );
}
