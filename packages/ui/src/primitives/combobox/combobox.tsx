import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import { type ChangeEvent, type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { CutNote, useTextLimit } from '../input/text-limit.tsx';
import { useListbox } from './use-listbox.ts';

interface ComboboxProps<Option> extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  text: string;
  onTextChange: (text: string) => void;
  options: readonly Option[];
  optionKey: (option: Option) => string;
  renderOption: (option: Option) => ReactNode;
  onPick: (option: Option) => void;
  /** Rendered below the options: loading, no results, error. */
  note?: ReactNode;
  /** Announced by screen readers when it changes, such as the number of options. */
  announcement?: string;
  /** Enter without a highlighted option. */
  onEnter?: (() => void) | undefined;
  /** Backspace in an empty input. */
  onBackspace?: (() => void) | undefined;
  /** Focus has left the input and the list. */
  onLeave?: (() => void) | undefined;
  /** Rendered in the box before the input, such as chips. */
  children?: ReactNode;
}

/**
 * A text input with a list of options (WAI-ARIA combobox pattern). Focus stays in the input. A `Field` labels and
 * describes it.
 */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { text, onTextChange, options, optionKey, renderOption, onPick, note, announcement, ...rest } = props;
  const { onEnter, onBackspace, onLeave, className, children, disabled, maxLength, ...own } = rest;
  const id = useId();
  const list = useListbox({ id, options, optionKey, hasNote: Boolean(note), onPick, onEnter, onLeave });
  const control = useFieldControl(own);
  const { cut, ...limited } = useTextLimit(maxLength, (event: ChangeEvent<HTMLInputElement>) => {
    onTextChange(event.target.value);
    list.open();
  });
  const popup = useRef<HTMLDivElement>(null);
  const { isShown, marked, optionId } = list;

  // In a scrolling dialog the list of the last field would open out of view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the options.
  useEffect(() => {
    if (isShown) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, options.length]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for focus leaving.
    <div data-slot="combobox" className={cx('relative min-w-0', className)} onBlur={list.onBlur}>
      <div data-slot="combobox-box" className={boxClass}>
        {children}
        <input
          {...own}
          {...control}
          type="text"
          role="combobox"
          disabled={disabled}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isShown && options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={marked === undefined ? undefined : optionId(marked)}
          className="min-h-8 min-w-[min(7.5rem,100%)] flex-1 bg-transparent px-1.5 outline-none disabled:cursor-not-allowed"
          value={text}
          {...limited}
          onClick={list.open}
          onKeyDown={(event) => {
            // A held key clears the text but removes no chip.
            if (event.key === 'Backspace' && text === '' && !event.repeat) onBackspace?.();
            list.onKeyDown(event);
          }}
        />
      </div>
      <div ref={popup} data-slot="combobox-popup" className={popupClass} hidden={!isShown}>
        {/* Not the field's label, so that queries by label match only the input. */}
        <div id={`${id}-list`} role="listbox" aria-label={t`Suggestions`} hidden={options.length === 0}>
          {options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: focus and key handling stay in the input
            <div
              key={optionKey(option)}
              id={optionId(option)}
              data-slot="combobox-option"
              role="option"
              aria-selected={option === marked}
              className={optionClass}
              onMouseDown={(event) => event.preventDefault()}
              // Enter picks the highlighted option.
              onMouseMove={() => list.mark(option)}
              onClick={() => list.pick(option)}
            >
              {renderOption(option)}
            </div>
          ))}
        </div>
        {note ? <div className="px-3 py-2.5 text-small text-ink-2">{note}</div> : null}
      </div>
      {maxLength === undefined ? null : <CutNote cut={cut} max={maxLength} />}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

const boxClass = cx(
  'flex min-h-12 w-full min-w-0 flex-wrap items-center gap-2 rounded-ctl border-[1.5px] border-line-strong p-2',
  'bg-surface text-body text-ink transition-colors hover:border-ink',
  'has-[>input:focus-visible]:outline-3 has-[>input:focus-visible]:outline-offset-1',
  'has-[>input:focus-visible]:outline-focus',
  'has-[>input[aria-invalid]]:border-danger has-[>input[aria-invalid]]:inset-ring',
  'has-[>input[aria-invalid]]:inset-ring-danger',
  'has-[>input:disabled]:border-line has-[>input:disabled]:bg-sunken has-[>input:disabled]:text-ink-2',
);

const popupClass = cx(
  'absolute inset-x-0 top-full z-menu mt-1.5 max-h-72 overflow-y-auto rounded-card border border-line-strong bg-raised',
  'p-1.5 text-ink shadow-pop',
);

const optionClass = cx(
  'flex min-h-11 cursor-pointer items-center gap-2 rounded-ctl px-3 py-1.5 wrap-anywhere',
  'aria-selected:bg-sunken aria-selected:inset-ring-2 aria-selected:inset-ring-ink',
);
