import { Footer } from '@skill-exchange/ui/components/footer';
import { textLinks } from '../config/community-texts.ts';
import { paths } from '../config/paths.ts';
import { site } from '../config/site.ts';
import { lazyDialog } from '../lib/dialogs/lazy-dialog.tsx';
import { useServices } from '../lib/services.ts';

const NoticeDialog = lazyDialog(
  async () => (await import('@skill-exchange/ui/components/notice-dialog')).NoticeDialog,
  ({ onOpenChange }) => onOpenChange(false),
);

/** The footer of every page; compact on pages for work and for entry. */
export function SiteFooter({ compact, className }: { compact: boolean; className?: string | undefined }) {
  const { contactEmail, texts } = useServices();
  return (
    <Footer
      compact={compact}
      className={className}
      homeHref={paths.home}
      contactEmail={contactEmail}
      sourceHref={site.sourceUrl}
      texts={textLinks(texts)}
      Dialog={NoticeDialog}
    />
  );
}
