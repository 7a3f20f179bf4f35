import { t } from '@lingui/core/macro';

interface OpenersProps {
  openers: readonly string[];
  onChoose: (opener: string) => void;
}

/** Suggested first messages. */
export function Openers({ openers, onChoose }: OpenersProps) {
  return (
    <ul aria-label={t`Ways to begin`} className="grid justify-items-end gap-2 px-4 pb-3">
      {openers.map((opener) => (
        <li key={opener}>
          <button
            type="button"
            className={
              'min-h-11 rounded-lane-learn border border-line-strong bg-surface px-4 py-2 text-start text-small ' +
              'wrap-anywhere transition-colors hover:bg-sunken active:bg-line'
            }
            onClick={() => onChoose(opener)}
          >
            {opener}
          </button>
        </li>
      ))}
    </ul>
  );
}
