import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Card } from '../../primitives/card/card.tsx';
import { Dovetail } from '../dovetail/dovetail.tsx';

interface SwapBandProps extends ComponentProps<'div'> {
  /** Skills that the member could teach the viewer, and learn from them; at least one. */
  match: { readonly learn: readonly string[]; readonly teach: readonly string[] };
}

/** Skills that two members could swap. Its children, `FreeTimes`, show when. */
export function SwapBand({ match, className, children, ...rest }: SwapBandProps) {
  return (
    <div className="@container">
      <Card
        data-slot="swap-band"
        className={cx('grid grid-cols-[minmax(0,1fr)] @3xl:grid-cols-2', className)}
        {...rest}
      >
        <Dovetail
          teach={{ term: t`Can teach you`, skills: match.learn }}
          learn={{ term: t`Learns from you`, skills: match.teach }}
        />
        {children}
      </Card>
    </div>
  );
}
