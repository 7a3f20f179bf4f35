import { Trans } from '@lingui/react/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { displayName } from '../../lib/texts/display-name.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';

/** Link to the host's profile. */
export function EventHostLink({ event, href }: { event: Event; href: string }) {
  const Link = useLink();
  const host = event.created_by;
  const hosts = (
    <span dir="auto" className="font-semibold underline-offset-3 group-hover:underline">
      {displayName(host.name)}
    </span>
  );
  return (
    <Link
      href={href}
      className="group relative -my-1.5 flex min-h-11 max-w-full items-center gap-2 self-start rounded-ctl text-small text-ink"
    >
      <Avatar id={host._id} name={host.name} src={host.photo} size="xs" decorative />
      <span className="min-w-0 wrap-anywhere">
        <Trans>Hosted by {hosts}</Trans>
      </span>
    </Link>
  );
}
