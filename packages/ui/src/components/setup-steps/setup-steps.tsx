import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { useLink } from '../../primitives/link-context/link-context.tsx';

interface SetupStepsProps extends ComponentProps<'nav'> {
  steps: readonly { label: string; href: string }[];
  /** The index of the current step. */
  current: number;
}

/** The steps of the set-up, in their order. Each can be opened at any time. */
export function SetupSteps({ steps, current, ...props }: SetupStepsProps) {
  const Link = useLink();
  return (
    <nav data-slot="setup-steps" aria-label={t`Steps`} {...props}>
      <ol className="flex flex-wrap gap-2">
        {steps.map(({ label, href }, index) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={index === current ? 'step' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-ctl px-4 text-small font-semibold text-ink no-underline hover:bg-sunken aria-[current]:bg-ink aria-[current]:text-canvas max-sm:px-3"
            >
              <span className="grid size-7 shrink-0 place-items-center rounded-full border-2 border-current">
                {index + 1}
              </span>
              <span className={index === current ? undefined : 'max-sm:sr-only'}>{label}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
