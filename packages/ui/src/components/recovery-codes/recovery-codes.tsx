import { t } from '@lingui/core/macro';
import Copy from 'lucide-react/icons/copy';
import { Button } from '../../primitives/button/button.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onCopy: () => void;
  /** The member has saved them. */
  onDone: () => void;
}

/** New recovery codes, shown only once. */
export function RecoveryCodes({ codes, onCopy, onDone }: RecoveryCodesProps) {
  return (
    <div data-slot="recovery-codes" className="grid gap-5">
      <ul
        aria-label={t`Recovery codes`}
        className="grid gap-x-6 gap-y-2 rounded-card border border-line bg-sunken p-4 font-mono text-sm sm:grid-cols-2 sm:p-5"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onDone}>{t`I’ve saved them`}</Button>
        <Button variant="secondary" onClick={onCopy}>
          <Copy aria-hidden="true" />
          {t`Copy`}
        </Button>
      </div>
    </div>
  );
}
