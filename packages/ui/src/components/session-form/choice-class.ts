import { cx } from 'class-variance-authority';

/** The label around a native radio button: selected is ink. */
export const choiceClass = cx(
  'relative flex min-h-11 cursor-pointer items-center justify-center rounded-ctl border border-line-strong px-3.5 text-small',
  'font-medium transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-canvas',
);

/** Its button, which covers the label: only its focus shows, and itself in forced colors. */
export const choiceInputClass =
  'absolute inset-0 size-full cursor-pointer appearance-none rounded-ctl forced-colors:appearance-auto';
