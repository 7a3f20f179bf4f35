import { t } from '@lingui/core/macro';
import type { SearchCorrection } from '@skill-exchange/api-client/types';

type CorrectedProps = SearchCorrection & { onExact: () => void };

/** "Showing Spanish; search for “spanihs” instead". */
export function Corrected({ from, to, onExact }: CorrectedProps) {
  return (
    <p role="status" className="mb-4">
      Showing <b className="font-semibold">{to}</b>.{' '}
      <button type="button" className="font-semibold text-teach-ink underline" onClick={onExact}>
        {t`Search for “${from}” instead`}
      </button>
    </p>
  );
}
