import { t } from '@lingui/core/macro';
import { hasWords, loadFolding } from '@skill-exchange/api-client/name-folding';
import { nameProblem } from '@skill-exchange/api-client/plain-text';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import {
  calledSo,
  choicesFor,
  isSameSkill,
  namesIn,
  type PickedSkill,
  type SkillChoice,
  withPick,
} from '../../lib/skill-choices.ts';
import { skillName } from '../../lib/skill-name.ts';
import { commaList } from '../../lib/texts/list-words.ts';
import { asSentence } from '../../lib/texts/problem-words.ts';
import { Chip } from '../../primitives/chip/chip.tsx';
import { RemovableChip } from '../../primitives/chip/removable-chip.tsx';
import { Combobox } from '../../primitives/combobox/combobox.tsx';
import { searchAnnouncement, searchNote } from '../../primitives/combobox/search-words.tsx';
import { type Search, useDebouncedSearch } from '../../primitives/combobox/use-debounced-search.ts';
import { Field } from '../../primitives/field/field.tsx';

export type { PickedSkill } from '../../lib/skill-choices.ts';
export type { Search } from '../../primitives/combobox/use-debounced-search.ts';

interface SkillPickerProps {
  label: string;
  /** Style of the chips. */
  kind: 'teach' | 'learn';
  /** `single` replaces the selection. */
  mode?: 'single' | 'multi';
  value: readonly PickedSkill[];
  onValueChange: (skills: readonly PickedSkill[]) => void;
  /** Debounced by 300 ms; never called with blank text. */
  search: Search<PickedSkill>;
  /** Allows names that are not in the catalog. */
  allowNew?: boolean;
  /** Shows names as they are stored, not as the reader's language has them: for those who decide about spellings. */
  asStored?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
  /** Called with the typed text; empty after a selection. */
  onTextChange?: (text: string) => void;
  /** Called after blur, once the typed text is selected or known not to match. */
  onLeave?: () => void;
  /** For forms that focus the first error. */
  ref?: Ref<{ focus: () => void }>;
}

const NAME_LENGTH = 60;

/** Maximum number of skills, and the count from which the hint shows it. */
const MOST = 30;
const MANY = 25;

/** Combobox that searches skills and renders the selected ones as chips. */
export function SkillPicker(props: SkillPickerProps) {
  const { label, kind, mode = 'multi', value, onValueChange, search, allowNew = false, ...field } = props;
  const { disabled = false, asStored = false, placeholder = t`Search skills`, ...others } = field;
  const { onTextChange, onLeave, ref, ...around } = others;
  const shown = asStored ? (name: string) => name : skillName;
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isLeft, setLeft] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const { state, items, retry } = useDebouncedSearch(text, search);
  // Names with mixed alphabets or invisible characters are rejected.
  const problem = allowNew && text.trim() !== '' ? asSentence(nameProblem(text)) : true;
  const isFull = mode === 'multi' && value.length >= MOST;
  const matches =
    state === 'searching' ? items.filter(({ name }) => hasWords(name, text) || hasWords(shown(name), text)) : items;
  const choices = isFull ? [] : choicesFor(text, matches, value, allowNew && problem === true);

  useImperativeHandle(ref, () => ({ focus: () => box.current?.focus() }), []);

  function write(next: string) {
    // Without a network the approximate folding stays.
    void loadFolding().catch(() => {});
    setText(next);
    setAnnouncement('');
    setLeft(false);
    onTextChange?.(next);
  }

  function pick({ skill, isNew }: SkillChoice) {
    write('');
    const picked = isNew ? namesIn(skill.name).map((name) => ({ name })) : [skill];
    const next = picked.reduce((chosen, one) => withPick(chosen, one, mode), value);
    setAnnouncement(t`${{ names: commaList(picked.map(({ name }) => shown(name))) }} added`);
    onValueChange(mode === 'multi' ? next.slice(0, Math.max(MOST, value.length)) : next);
  }

  const named = calledSo(
    choices.map(({ skill }) => skill),
    text,
  );
  const exact = choices.find(({ skill }) => skill === named);

  function pickTyped() {
    if (exact) pick(exact);
    else if (calledSo(value, text)) write('');
  }

  const settle = useEffectEvent(() => {
    setLeft(false);
    // A partly typed word is not a skill: only the member adds a new name.
    if (!exact?.isNew) pickTyped();
    onLeave?.();
  });
  // The results decide whether the text is a skill.
  const isKnown = state !== 'searching';
  useEffect(() => {
    if (isLeft && isKnown) settle();
  }, [isLeft, isKnown]);

  function remove(skill: PickedSkill) {
    setAnnouncement(t`${{ name: shown(skill.name) }} removed`);
    onValueChange(value.filter((other) => other !== skill));
    box.current?.focus();
  }

  const isNearlyFull = mode === 'multi' && value.length >= MANY;
  const hint = isNearlyFull ? t`${{ count: value.length }} of ${{ most: MOST }} skills` : around.hint;

  return (
    <Field label={label} {...around} hint={hint} error={problem === true ? around.error : problem}>
      <Combobox
        ref={box}
        text={text}
        onTextChange={write}
        options={choices}
        optionKey={({ skill, isNew }) => `${isNew} ${skill.name}`}
        renderOption={(choice) => <ChoiceLine {...choice} shown={shown} />}
        onPick={pick}
        // Also for empty text, so that Enter never submits the form.
        onEnter={pickTyped}
        // A typed name that is not selected would be lost on submit.
        onLeave={() => setLeft(true)}
        onBackspace={() => {
          const last = value.at(-1);
          if (last) remove(last);
        }}
        note={isFull && text.trim() !== '' ? fullWords() : searchNote('skill', state, choices.length, retry)}
        announcement={announcement || (isFull ? fullWords() : searchAnnouncement('skill', state, choices.length))}
        placeholder={value.length > 0 ? '' : placeholder}
        maxLength={NAME_LENGTH}
        disabled={disabled}
      >
        {value.length > 0 ? (
          // `contents` puts the input next to the last chip.
          <ul aria-label={t`Chosen`} className="contents">
            {value.map((skill) => (
              <li key={skill.name} className="flex max-w-full">
                {disabled ? (
                  <Chip kind={kind}>
                    <bdi>{shown(skill.name)}</bdi>
                  </Chip>
                ) : (
                  <RemovableChip
                    kind={kind}
                    onRemove={() => remove(skill)}
                    removeLabel={t`Remove ${{ name: shown(skill.name) }}`}
                  >
                    <bdi>{shown(skill.name)}</bdi>
                  </RemovableChip>
                )}
              </li>
            ))}
          </ul>
        ) : null}
      </Combobox>
    </Field>
  );
}

const fullWords = () => t`${{ most: MOST }} skills is the limit. Remove one to add another.`;

function ChoiceLine({ skill, isNew, listedAs, shown }: SkillChoice & { shown: (name: string) => string }) {
  if (listedAs !== undefined)
    return t`We list this as ${{ listedAs: shown(listedAs) }}. Keep “${{ name: skill.name }}”?`;
  const name = shown(skill.name);
  // What was typed may be what the reader's language calls the skill, or its English name.
  const { matched = skill.name } = skill;
  if (!isNew && isSameSkill(matched, name)) return name;
  if (!isNew)
    return (
      <span className="grid">
        {name}
        <span className="text-small text-ink-2">{t`${matched} is listed as ${name}`}</span>
      </span>
    );
  const quoted = namesIn(skill.name).map((name) => t`“${name}”`);
  return (
    <>
      <Plus aria-hidden="true" className="size-4 shrink-0" />
      {t`Add ${{ names: commaList(quoted) }}`}
    </>
  );
}
