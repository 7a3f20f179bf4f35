import type { SkillChoice } from './skill-names.ts';

type SkillOptionsProps = {
  id: string;
  label: string;
  choices: readonly SkillChoice[];
  /** Index of the choice that Enter adds, or -1. */
  active: number;
  isOpen: boolean;
  isSearching: boolean;
  onChoose: (name: string) => void;
};

/** The list below a skill picker's box. */
export function SkillOptions({
  id,
  label,
  choices,
  active,
  isOpen,
  isSearching,
  onChoose,
}: SkillOptionsProps) {
  const isShown = isOpen && choices.length > 0;
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={label}
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-menu mt-1 max-h-72 overflow-y-auto rounded-ctl border border-line bg-surface p-1 shadow-pop"
      >
        {choices.map(({ name, isNew }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the combobox keeps the focus and has the keys
          <div
            key={name}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className="flex min-h-11 cursor-pointer items-center rounded-chip px-3 wrap-anywhere hover:bg-sunken aria-selected:bg-sunken"
            // Keeps the focus in the box.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(name)}
          >
            {isNew ? `Add “${name}”` : name}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isOpen && !isSearching ? `${choices.length} to choose from` : null}
      </p>
    </>
  );
}
