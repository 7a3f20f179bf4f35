import { t } from '@lingui/core/macro';
import { EventPattern } from '@skill-exchange/ui/components/event-pattern';
import type { ReactNode } from 'react';

type EntryPageProps = {
  title: string;
  /** A link to the other entry page. */
  aside: ReactNode;
  children: ReactNode;
};

/** The frame of log-in and sign-up: the form, and a picture next to it if there is room. */
export function EntryPage({ title, aside, children }: EntryPageProps) {
  return (
    <div className="page-wrap grid items-start gap-x-12 pt-12 pb-24 max-sm:pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
      <div className="sticky top-28 hidden gap-6 lg:grid">
        <EventPattern title={t`Welcome`} className="h-[min(58dvh,34rem)] rounded-pop" />
        <p className="text-lead text-ink-2">{t`Give an hour, get an hour. No money changes hands.`}</p>
      </div>
      <div className="mx-auto w-full max-w-lg">
        <h1>{title}</h1>
        <p className="mt-3 mb-8 text-ink-2">{aside}</p>
        {children}
      </div>
    </div>
  );
}
