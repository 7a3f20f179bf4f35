import { t } from '@lingui/core/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { displayName } from '../../lib/texts/display-name.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';

interface MemberCardProps {
  member: { id: string; name: string; photo?: string | undefined };
  /** Their public profile. */
  href: string;
}

/** The signed-in member, at the top of their own pages. Links to their public profile. */
export function MemberCard({ member, href }: MemberCardProps) {
  const Link = useLink();
  return (
    <Link
      href={href}
      data-slot="member-card"
      className="flex items-center gap-4 rounded-card border border-line bg-surface p-3 text-ink no-underline shadow-card transition-colors hover:bg-sunken active:bg-line"
    >
      <Avatar id={member.id} name={member.name} src={member.photo} size="lg" decorative />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="type-h4 block wrap-anywhere">
          {displayName(member.name)}
        </span>
        <span className="block text-small text-ink-2">{t`See your public page`}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 flex-none text-ink-2" />
    </Link>
  );
}
