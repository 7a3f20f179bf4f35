import { t } from '@lingui/core/macro';
import { Button } from '../../primitives/button/button.tsx';

/** Explains next to the placeholder article that the articles failed to load. */
export function ArticlesUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-ink-2">
      <p>{t`We can't reach our articles right now.`}</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {t`Try again`}
      </Button>
    </div>
  );
}
