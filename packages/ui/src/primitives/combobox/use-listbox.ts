import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { isComposing } from '../input/is-composing.ts';

interface ListboxSettings<Option> {
  /** Prefix of the option ids. */
  id: string;
  options: readonly Option[];
  optionKey: (option: Option) => string;
  hasNote: boolean;
  onPick: (option: Option) => void;
  onEnter?: (() => void) | undefined;
  onLeave?: (() => void) | undefined;
}

/** Returns the next index with wrap-around; -1 is no index. */
function stepAround(index: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (index < 0) return step > 0 ? 0 : count - 1;
  return (index + step + count) % count;
}

/** State and key handling of a combobox list. */
export function useListbox<Option>(settings: ListboxSettings<Option>) {
  const { id, options, optionKey, hasNote, onPick, onEnter, onLeave } = settings;
  const [isOpen, setOpen] = useState(false);
  // By key: the highlighted option may move when new options arrive.
  const [markedKey, setMarkedKey] = useState<string>();
  const marked = options.findIndex((option) => optionKey(option) === markedKey);
  if (markedKey !== undefined && marked < 0) setMarkedKey(undefined);
  const isShown = isOpen && (options.length > 0 || hasNote);

  function close() {
    setOpen(false);
    setMarkedKey(undefined);
  }

  function open() {
    setOpen(true);
    setMarkedKey(undefined);
  }

  function pick(option: Option) {
    close();
    onPick(option);
  }

  /** Ids must not contain spaces. */
  function optionId(option: Option) {
    return `${id}-${optionKey(option).replace(/\s/gu, '\u00a0')}`;
  }

  function moveTo(option: Option | undefined) {
    setOpen(true);
    setMarkedKey(option && optionKey(option));
    if (option) document.getElementById(optionId(option))?.scrollIntoView({ block: 'nearest' });
  }

  // On the window, before a surrounding dialog handles Escape.
  useEffect(() => {
    if (!isShown) return;
    function onEscape(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.stopPropagation();
      setOpen(false);
      setMarkedKey(undefined);
    }
    window.addEventListener('keydown', onEscape, { capture: true });
    return () => window.removeEventListener('keydown', onEscape, { capture: true });
  }, [isShown]);

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (step !== undefined) {
      event.preventDefault();
      moveTo(options[stepAround(marked, step, options.length)]);
    } else if (event.key === 'Enter') {
      const option = options[marked];
      if (option === undefined && !isShown && !onEnter) return;
      // Enter selects and does not submit the form.
      event.preventDefault();
      if (option === undefined) onEnter?.();
      else pick(option);
    }
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    close();
    onLeave?.();
  }

  return {
    isShown,
    open,
    marked: options[marked],
    mark: (option: Option) => setMarkedKey(optionKey(option)),
    optionId,
    pick,
    onKeyDown,
    onBlur,
  };
}
