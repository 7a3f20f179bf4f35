import { cx } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';

interface TimeButtonProps {
  /** The time in the member's zone: '6:00 PM'. */
  label: string;
  /** On other clocks: '4:30 PM UTC', '11:30 PM for Ana'. */
  hints: readonly string[];
  isPicked: boolean;
  disabled: boolean;
  onClick: () => void;
}

/** A start that can be picked. */
export function TimeButton({ label, hints, isPicked, disabled, onClick }: TimeButtonProps) {
  return (
    <button
      type="button"
      data-slot="time-button"
      aria-pressed={isPicked}
      disabled={disabled}
      onClick={onClick}
      className={cx(
        'relative grid min-h-12 w-full content-center rounded-lane-teach border px-3 py-1.5 text-start transition-colors',
        'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-2',
        isPicked ? 'border-ink bg-ink text-canvas' : 'border-line-strong bg-surface hover:border-ink',
      )}
    >
      <span className="text-small leading-tight font-semibold tabular">{label}</span>
      {isPicked ? <Check aria-hidden="true" className="absolute inset-e-3 top-2 size-4" /> : null}
      {hints.map((hint) => (
        <span key={hint} className="text-cap leading-tight wrap-anywhere tabular">
          {hint}
        </span>
      ))}
    </button>
  );
}
