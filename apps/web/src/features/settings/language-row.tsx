import { t } from '@lingui/core/macro';
import { LanguageSelect } from '@skill-exchange/ui/components/language-select';
import { SettingsGroup } from '@skill-exchange/ui/components/settings-rows';
import { useServices } from '../../lib/services.ts';
import { siteLanguages } from '../../lib/texts/site-languages.ts';
import { useChooseLanguage } from '../../lib/texts/use-choose-language.ts';

/** The language of the site and of the member's emails. */
export function LanguageRow() {
  const { language } = useServices();
  const choose = useChooseLanguage();
  return (
    <SettingsGroup title={t`Language`}>
      <li className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2 sm:px-5">
        <span className="text-small text-ink-2">{t`Of the site and of our emails`}</span>
        <LanguageSelect languages={siteLanguages} value={language} onChoose={(code) => void choose(code)} />
      </li>
    </SettingsGroup>
  );
}
