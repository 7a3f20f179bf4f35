import { plural } from '@lingui/core/macro';
import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { numberWords } from '../../lib/texts/number-words.ts';
import { fitText } from '../../lib/texts/text-length.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Enforces `maxLength` with the server's count. The attribute counts an emoji as two, and silently
 * cuts a paste.
 *
 * @returns handlers for the control, and how many characters of the last change were cut
 */
export function useTextLimit<Element extends TextElement>(
  max: number | undefined,
  onChange: ((event: ChangeEvent<Element>) => void) | undefined,
) {
  const [cut, setCut] = useState(0);

  /** Returns whether it has shortened the text. */
  function fit(element: TextElement): boolean {
    const caret = element.selectionEnd;
    const fitted = fitText(element.value, max ?? Number.POSITIVE_INFINITY, caret ?? element.value.length);
    setCut(fitted.cut);
    if (fitted.cut === 0) return false;
    element.value = fitted.text;
    // Email inputs have no caret to set.
    if (caret !== null) element.setSelectionRange(fitted.caret, fitted.caret);
    return true;
  }

  return {
    cut,
    onChange: (event: ChangeEvent<Element>) => {
      const { nativeEvent } = event;
      // The IME owns the text until the composition ends.
      if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) fit(event.target);
      onChange?.(event);
    },
    onCompositionEnd: (event: CompositionEvent<Element>) => {
      const { currentTarget: target } = event;
      if (fit(target)) onChange?.({ ...event, target, type: 'change' } as unknown as ChangeEvent<Element>);
    },
  };
}

/** Shows how many characters were cut, until the next change. */
export function CutNote({ cut, max }: { cut: number; max: number }) {
  const room = numberWords(max);
  const words = plural(cut, {
    one: `# character was cut: ${room} fit here.`,
    other: `# characters were cut: ${room} fit here.`,
  });
  return (
    <p data-slot="cut-note" aria-live="polite" className="mt-2 text-small font-medium text-danger-ink empty:absolute">
      {cut > 0 ? words : null}
    </p>
  );
}
