import { t } from '@lingui/core/macro';
import Megaphone from 'lucide-react/icons/megaphone';
import X from 'lucide-react/icons/x';
import { useLink } from '../../primitives/link-context/link-context.tsx';

interface CommunityBannerProps {
  text: string;
  /** The page with more to read. */
  href?: string | undefined;
  /** Left out for visitors. */
  onDismiss?: (() => void) | undefined;
}

/** One sentence of the operators above every page. */
export function CommunityBanner({ text, href, onDismiss }: CommunityBannerProps) {
  const Link = useLink();
  return (
    <aside data-slot="community-banner" aria-label={t`Announcement`} className="bg-ink text-small text-canvas">
      <div className="page-wrap flex items-center gap-3 py-1">
        <Megaphone aria-hidden="true" className="size-5 shrink-0" />
        <p dir="auto" className="min-w-0 flex-1 py-2 wrap-anywhere">
          {text}{' '}
          {href === undefined ? null : (
            <Link href={href} className="font-semibold text-canvas underline">
              {t`Read more`}
            </Link>
          )}
        </p>
        {onDismiss === undefined ? null : (
          <button
            type="button"
            aria-label={t`Dismiss the announcement`}
            className="grid size-11 shrink-0 place-items-center rounded-ctl"
            onClick={onDismiss}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
    </aside>
  );
}
