import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Languages from 'lucide-react/icons/languages';

interface LanguageSelectProps {
  /** Each with its name in itself. */
  languages: readonly { code: string; name: string; tag: string }[];
  /** The code of the page's language. */
  value: string;
  onChoose: (code: string) => void;
  className?: string | undefined;
}

/** The language of the site, at its foot: the platform's own list, with each language's name in itself. */
export function LanguageSelect({ languages, value, onChoose, className }: LanguageSelectProps) {
  return (
    <div className={cx('relative flex items-center text-ink', className)}>
      <Languages aria-hidden="true" className="pointer-events-none absolute inset-s-2 size-4" />
      <select
        aria-label={t`Language`}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="min-h-11 cursor-pointer appearance-none field-sizing-content rounded-ctl bg-transparent ps-8 pe-7 text-small text-inherit hover:bg-sunken"
      >
        {languages.map(({ code, name, tag }) => (
          <option key={code} value={code} lang={tag}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute inset-e-2 size-3.5" />
    </div>
  );
}
