import { Button } from '@skill-exchange/ui/primitives/button';

/** Beside the placeholder: the reason and a retry button. */
export function ArticlesAway({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-ink-2">
      <p>We can't reach our articles right now.</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
