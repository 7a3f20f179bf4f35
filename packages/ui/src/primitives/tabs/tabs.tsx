import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import { Tabs as TabsPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { plainNumber } from '../../lib/texts/number-words.ts';
import { useCurrentInView } from '../../lib/use-current-in-view.ts';

export const Tabs = TabsPrimitive.Root;

type TabListProps = Omit<ComponentProps<typeof TabsPrimitive.List>, 'aria-label'> & {
  label: string;
};

/** Row of tabs that scrolls horizontally, with the active one in view. */
export function TabList({ label, className, ...props }: TabListProps) {
  const row = useCurrentInView<HTMLDivElement>();
  return (
    <TabsPrimitive.List
      ref={row}
      data-slot="tab-list"
      aria-label={label}
      className={cx(
        // Room for focus rings inside the scroll box.
        'relative -m-1.5 flex max-w-[calc(100%+12px)] gap-1 overflow-x-auto scroll-p-1.5 p-1.5 scrollbar-none',
        className,
      )}
      {...props}
    />
  );
}

type TabProps = ComponentProps<typeof TabsPrimitive.Trigger> & {
  /** Number of items, as the accessible description of the tab. */
  count?: number | undefined;
};

/** A tab, scrolled into view on focus. Its `value` becomes part of an id: no spaces. */
export function Tab({ count, className, children, onFocus, ...props }: TabProps) {
  return (
    <TabsPrimitive.Trigger
      data-slot="tab"
      aria-description={count === undefined ? undefined : t`${count} in total`}
      className={cx(
        'min-h-11 shrink-0 rounded-ctl px-4 text-small font-semibold whitespace-nowrap text-ink-2',
        'transition-colors hover:bg-sunken hover:text-ink active:bg-line focus-visible:outline-offset-2',
        'data-[state=active]:bg-ink data-[state=active]:text-canvas',
        'disabled:cursor-not-allowed disabled:opacity-60',
        className,
      )}
      onFocus={(event) => {
        onFocus?.(event);
        event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }}
      {...props}
    >
      {children}
      {count === undefined ? null : (
        <span
          aria-hidden="true"
          data-count={plainNumber(count)}
          className="ms-1.5 font-medium tabular opacity-80 after:content-[attr(data-count)]"
        />
      )}
    </TabsPrimitive.Trigger>
  );
}

export function TabPanel({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return (
    <TabsPrimitive.Content
      data-slot="tab-panel"
      className={cx('rounded-chip outline-offset-4', className)}
      {...props}
    />
  );
}
