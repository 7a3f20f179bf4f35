import { NoEventsArt } from '@skill-exchange/ui/components/illustration';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import type { ReactNode } from 'react';

type NoEventsProps = {
  /** Why there are none, and what would change that. */
  children: ReactNode;
  /** The next step, where there is one. */
  next?: { label: string; href: string; direction: 'teach' | 'learn' };
};

/** A tab of one's own events that has none. */
export function NoEvents({ children, next }: NoEventsProps) {
  return (
    <EmptyState
      title="No events found."
      illustration={<NoEventsArt />}
      action={
        next ? (
          <ButtonLink href={next.href} variant={next.direction}>
            {next.label}
          </ButtonLink>
        ) : null
      }
    >
      {children}
    </EmptyState>
  );
}
