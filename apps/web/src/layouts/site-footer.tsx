import { Footer } from '@skill-exchange/ui/components/footer';
import { LanguageSelect } from '@skill-exchange/ui/components/language-select';
import { textLinks } from '../config/community-texts.ts';
import { paths } from '../config/paths.ts';
import { site } from '../config/site.ts';
import { lazyDialog } from '../lib/dialogs/lazy-dialog.tsx';
import { useServices } from '../lib/services.ts';
import { siteLanguages } from '../lib/texts/site-languages.ts';
import { useChooseLanguage } from '../lib/texts/use-choose-language.ts';

const NoticeDialog = lazyDialog(
  async () => (await import('@skill-exchange/ui/components/notice-dialog')).NoticeDialog,
  ({ onOpenChange }) => onOpenChange(false),
);

/** The footer of every page; compact on pages for work and for entry. */
export function SiteFooter({ compact, className }: { compact: boolean; className?: string | undefined }) {
  const { contactEmail, texts, language } = useServices();
  const choose = useChooseLanguage();
  return (
    <Footer
      compact={compact}
      className={className}
      homeHref={paths.home}
      contactEmail={contactEmail}
      sourceHref={site.sourceUrl}
      texts={textLinks(texts)}
      language={<LanguageSelect languages={siteLanguages} value={language} onChoose={(code) => void choose(code)} />}
      Dialog={NoticeDialog}
    />
  );
}
