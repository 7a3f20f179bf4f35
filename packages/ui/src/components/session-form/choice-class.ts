import { cx } from 'class-variance-authority';

/** The label around a native radio button that is only heard: selected is ink. */
export const choiceClass = cx(
  'relative flex min-h-11 cursor-pointer items-center justify-center rounded-ctl border border-line-strong px-3.5 text-small',
  'font-medium transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-canvas',
  'outline-offset-2 outline-focus has-focus-visible:outline-3 forced-colors:has-checked:border-4',
);
