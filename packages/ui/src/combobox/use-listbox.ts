import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { isComposing } from '../input/is-composing.ts';

interface ListboxSettings<Option> {
  /** What the ids of the options begin with. */
  id: string;
  options: readonly Option[];
  optionKey: (option: Option) => string;
  hasNote: boolean;
  onPick: (option: Option) => void;
  onEnter?: (() => void) | undefined;
  onLeave?: (() => void) | undefined;
}

/** Where a step from `index` leads in a ring of `count`; -1 stands outside of the ring. */
function stepAround(index: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (index < 0) return step > 0 ? 0 : count - 1;
  return (index + step + count) % count;
}

/** Whether the list of a combobox is open, which option is marked, and what the keys do about it. */
export function useListbox<Option>(settings: ListboxSettings<Option>) {
  const { id, options, optionKey, hasNote, onPick, onEnter, onLeave } = settings;
  const [isOpen, setOpen] = useState(false);
  // By its key: options that come while one is marked move it to another place.
  const [mark, setMark] = useState<string>();
  const marked = options.findIndex((option) => optionKey(option) === mark);
  if (mark !== undefined && marked < 0) setMark(undefined);
  const isShown = isOpen && (options.length > 0 || hasNote);

  function close() {
    setOpen(false);
    setMark(undefined);
  }

  function open() {
    setOpen(true);
    setMark(undefined);
  }

  function pick(option: Option) {
    close();
    onPick(option);
  }

  /** An id holds no plain space. */
  function optionId(option: Option) {
    return `${id}-${optionKey(option).replace(/\s/gu, '\u00a0')}`;
  }

  function moveTo(option: Option | undefined) {
    setOpen(true);
    setMark(option && optionKey(option));
    if (option) document.getElementById(optionId(option))?.scrollIntoView({ block: 'nearest' });
  }

  // On the window, so that it comes before a dialog around the box hears the key and closes.
  useEffect(() => {
    if (!isShown) return;
    function putAway(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.stopPropagation();
      setOpen(false);
      setMark(undefined);
    }
    window.addEventListener('keydown', putAway, { capture: true });
    return () => window.removeEventListener('keydown', putAway, { capture: true });
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
      // The form is not sent by the Enter that picks.
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

  return { isShown, open, marked: options[marked], optionId, pick, onKeyDown, onBlur };
}
