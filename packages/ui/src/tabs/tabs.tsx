import { cx } from 'class-variance-authority';
import { type ComponentProps, createContext, type KeyboardEvent, use, useId, useState } from 'react';
import { Slot } from '../slot/slot.tsx';

/** Which tab is chosen, for the parts of one set. */
interface Choice {
  readonly value: string;
  readonly choose: (value: string) => void;
  /** What the ids of this set begin with. */
  readonly id: string;
}

const ChoiceContext = createContext<Choice>({ value: '', choose: () => {}, id: '' });

interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> {
  /** The chosen tab, where the caller keeps it. */
  value?: string;
  /** The tab that is chosen at first. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Makes the one child the root. */
  asChild?: boolean;
}

/**
 * A set of tabs and what they show. It is our own and no Radix: a page of one's own has tabs from the start, and may
 * begin with about 10 kB, of which Radix's tabs are 7.
 */
export function Tabs(props: TabsProps) {
  const { value: given, defaultValue = '', onValueChange, asChild = false, ...rest } = props;
  const id = useId();
  const [kept, setKept] = useState(defaultValue);
  const value = given ?? kept;
  function choose(next: string): void {
    if (next === value) return;
    setKept(next);
    onValueChange?.(next);
  }
  const Root = asChild ? Slot : 'div';
  return (
    <ChoiceContext value={{ value, choose, id }}>
      <Root data-slot="tabs" {...rest} />
    </ChoiceContext>
  );
}

interface TabListProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Names the set of tabs. */
  label: string;
}

/** The tabs in a row, which scrolls sideways where it does not fit. Arrow keys move along it. */
export function TabList({ label, className, onKeyDown, ...props }: TabListProps) {
  return (
    <div
      role="tablist"
      data-slot="tab-list"
      aria-label={label}
      className={cx(
        // The padding keeps focus rings whole inside the scrolling box.
        '-m-1.5 flex max-w-[calc(100%+12px)] gap-1 overflow-x-auto scroll-p-1.5 p-1.5 scrollbar-none',
        className,
      )}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented) moveAlong(event);
      }}
      {...props}
    />
  );
}

/** Puts the focus on the tab that a key leads to: the row goes round, and back to front where text does. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: list } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]:enabled')];
  const here = tabs.findIndex((tab) => tab.contains(document.activeElement));
  const forward = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const next: Record<string, number> = {
    ArrowLeft: here - 1,
    ArrowRight: here - 1,
    [forward]: (here + 1) % tabs.length,
    Home: 0,
    End: -1,
  };
  const place = next[key];
  if (place === undefined || here === -1) return;
  event.preventDefault();
  tabs.at(place)?.focus();
}

interface TabProps extends ComponentProps<'button'> {
  value: string;
  /** How many things are behind the tab. It describes the tab rather than naming it. */
  count?: number | undefined;
}

/**
 * One tab, chosen by a press or by the focus; it comes into full view when it takes focus, by a press on its visible half
 * as well. Its `value` becomes part of an id: no spaces.
 */
export function Tab({ value, count, className, children, onFocus, onClick, ...props }: TabProps) {
  const { value: chosen, choose, id } = use(ChoiceContext);
  const isChosen = value === chosen;
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-tab-${value}`}
      aria-selected={isChosen}
      aria-controls={`${id}-panel-${value}`}
      data-slot="tab"
      data-state={isChosen ? 'active' : 'inactive'}
      // One stop for Tab; arrow keys lead to the others.
      tabIndex={isChosen ? 0 : -1}
      aria-description={count === undefined ? undefined : `${count} in total`}
      className={cx(
        'min-h-11 shrink-0 rounded-ctl px-4 text-small font-semibold whitespace-nowrap text-ink-2',
        'transition-colors hover:bg-sunken hover:text-ink focus-visible:outline-offset-2',
        'data-[state=active]:bg-ink data-[state=active]:text-canvas',
        'disabled:cursor-not-allowed disabled:opacity-60',
        className,
      )}
      onFocus={(event) => {
        onFocus?.(event);
        choose(value);
        event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }}
      // Some browsers give a pressed button no focus.
      onClick={(event) => {
        onClick?.(event);
        choose(value);
      }}
      {...props}
    >
      {children}
      {count === undefined ? null : (
        <span aria-hidden="true" className="ms-1.5 font-medium tabular-nums opacity-80">
          {count}
        </span>
      )}
    </button>
  );
}

/** What a tab shows. Only the chosen one is filled. */
export function TabPanel({
  value,
  className,
  children,
  ...props
}: ComponentProps<'div'> & { value: string }) {
  const { value: chosen, id } = use(ChoiceContext);
  const isChosen = value === chosen;
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      data-slot="tab-panel"
      hidden={!isChosen}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: Tab leads from the tabs to what they show
      tabIndex={0}
      className={cx('rounded-chip outline-offset-4', className)}
      {...props}
    >
      {isChosen ? children : null}
    </div>
  );
}
