import { t } from '@lingui/core/macro';
import type { Session } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import type { SessionGroup } from '../../lib/sessions/session-groups.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { LoadingStatus } from '../../primitives/loading-status/loading-status.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

interface SessionRowsProps extends Omit<ComponentProps<'div'>, 'children'> {
  groups: readonly SessionGroup[];
  /** Renders a `SessionRow`, with a heading of this level. */
  children: (session: Session, headingLevel: 2 | 3) => ReactNode;
}

/** Sessions grouped by who has to act. */
export function SessionRows({ groups, children, className, ...rest }: SessionRowsProps) {
  return (
    <div
      data-slot="session-rows"
      className={cx('grid grid-cols-[minmax(0,1fr)] gap-3 max-md:-mx-2.5', className)}
      {...rest}
    >
      {groups.map(({ title, turn, sessions }) => (
        <section key={title} aria-label={title || undefined}>
          {title ? (
            <h2 className="flex items-center gap-2 px-2.5 py-1.5 font-text text-small font-semibold tracking-normal text-ink-2">
              {title}
              {turn === 'mine' ? <Badge tone="count">{sessions.length}</Badge> : null}
            </h2>
          ) : null}
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
            {sessions.map((session) => (
              <li key={session._id}>{children(session, title ? 3 : 2)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Three rows. */
export function SessionRowsSkeleton({ labelHidden = false }: { labelHidden?: boolean }) {
  return (
    <LoadingStatus label={t`Loading...`} labelHidden={labelHidden}>
      {['one', 'two', 'three'].map((each) => (
        <div key={each} className="flex items-center gap-x-4 py-2.5 md:px-2.5">
          <Skeleton shape="circle" className="size-12" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="w-4/5" direction="left" />
            <Skeleton className="w-1/2" />
          </div>
        </div>
      ))}
    </LoadingStatus>
  );
}
