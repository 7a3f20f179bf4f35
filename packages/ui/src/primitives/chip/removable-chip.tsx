import { cx } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import { Chip, type ChipProps } from './chip.tsx';

type RemovableChipProps = ChipProps & {
  onRemove: () => void;
  /** Accessible name of the button: 'Remove Sourdough'. */
  removeLabel: string;
};

export function RemovableChip({ onRemove, removeLabel, children, ...props }: RemovableChipProps) {
  return (
    <Chip {...props}>
      <span className="min-w-0">{children}</span>
      <button
        type="button"
        data-slot="chip-remove"
        aria-label={removeLabel}
        onClick={onRemove}
        className={cx(
          'relative -my-1 -me-2 grid size-7 shrink-0 place-items-center rounded-full hover:bg-surface',
          // A 44 px touch target on a chip of 30 px.
          'after:absolute after:-inset-x-1 after:-inset-y-2',
        )}
      >
        <X aria-hidden="true" className="size-3.5" strokeWidth={2.4} />
      </button>
    </Chip>
  );
}
