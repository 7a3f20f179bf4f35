import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaseSeverity } from '@skill-exchange/api-client/types';
import { cva } from 'class-variance-authority';
import { i18n } from '../../lib/texts/i18n.ts';

const severityVariants = cva(
  [
    'inline-flex min-h-6 items-center rounded-chip border px-2 text-cap leading-none font-semibold',
    'whitespace-nowrap',
  ],
  {
    variants: {
      severity: {
        high: 'border-danger bg-danger text-on-danger',
        medium: 'border-danger-tint bg-danger-tint text-danger-ink',
        low: 'border-line bg-sunken text-ink',
      },
    },
  },
);

const words: Record<CaseSeverity, MessageDescriptor> = { high: msg`High`, medium: msg`Medium`, low: msg`Low` };

/** The urgency of a case. Uses no lane color, and the text repeats what the color says. */
export function SeverityBadge({ severity }: { severity: CaseSeverity }) {
  return (
    <span data-slot="severity-badge" className={severityVariants({ severity })}>
      {i18n._(words[severity])}
    </span>
  );
}
