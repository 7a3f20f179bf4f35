import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';

interface ListboxSettings<Option> {
  /** Options have the ids `${id}-0`, `${id}-1` and so on. */
  id: string;
  options: readonly Option[];
  hasNote: boolean;
  onPick: (option: Option) => void;
  onEnter?: (() => void) | undefined;
  onLeave?: (() => void) | undefined;
}

/** Where a step from `index` leads in a ring of `count`; -1 stands outside of the ring. */
export function stepAround(index: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (index < 0) return step > 0 ? 0 : count - 1;
  return (index + step + count) % count;
}

/** Whether the list of a combobox is open, which option is marked, and what the keys do about it. */
export function useListbox<Option>(settings: ListboxSettings<Option>) {
  const { id, options, hasNote, onPick, onEnter, onLeave } = settings;
  const [isOpen, setOpen] = useState(false);
  const [mark, setMark] = useState(-1);
  const marked = isOpen && mark < options.length ? mark : -1;
  const isShown = isOpen && (options.length > 0 || hasNote);

  function close() {
    setOpen(false);
    setMark(-1);
  }

  function open() {
    setOpen(true);
    setMark(-1);
  }

  function pick(option: Option) {
    close();
    onPick(option);
  }

  function moveTo(index: number) {
    setOpen(true);
    setMark(index);
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
  }

  // On the window, so that it comes before a dialog around the box hears the key and closes.
  useEffect(() => {
    if (!isShown) return;
    function putAway(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.stopPropagation();
      setOpen(false);
      setMark(-1);
    }
    window.addEventListener('keydown', putAway, { capture: true });
    return () => window.removeEventListener('keydown', putAway, { capture: true });
  }, [isShown]);

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes, its keys are its own.
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (step !== undefined) {
      event.preventDefault();
      moveTo(stepAround(marked, step, options.length));
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

  const markedId = marked < 0 ? undefined : `${id}-${marked}`;
  return { isShown, open, marked, markedId, pick, onKeyDown, onBlur };
}
