import { cva } from 'class-variance-authority';

/** The pill that shows how a session or a ring stands. */
export const pillVariants = cva(
  [
    'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full px-3 py-0.5 text-cap font-semibold wrap-anywhere',
    '[&_svg]:size-4 [&_svg]:shrink-0 forced-colors:border',
  ],
  {
    variants: {
      tone: {
        needsYou: 'bg-ink text-canvas',
        good: 'bg-teach-tint text-teach-ink',
        neutral: 'bg-sunken text-ink',
        ended: 'bg-danger-tint text-danger-ink',
      },
    },
  },
);
