import { Chip, ChipList } from '@skill-exchange/ui/chip';
import { Field } from '@skill-exchange/ui/field';
import { Input } from '@skill-exchange/ui/input';
import { type KeyboardEvent, useId, useState } from 'react';
import { isSameSkill, withSkill } from './skill-names.ts';
import { SkillOptions } from './skill-options.tsx';
import { useSkillChoices } from './use-skill-choices.ts';

type SkillPickerProps = {
  /** Whether the skills are taught or wanted: the chips take its colour and direction. */
  kind: 'teach' | 'learn';
  label: string;
  value: readonly string[];
  onChange: (names: readonly string[]) => void;
};

/** Characters of a skill's name at most. */
const nameLength = 60;

/**
 * Collects names of skills: search the catalogue while typing, or name a skill that it lacks. Arrow keys choose, Enter
 * adds, Escape forgets the text, Backspace in the empty box takes the last skill away.
 */
export function SkillPicker({ kind, label, value, onChange }: SkillPickerProps) {
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const { choices, isSearching } = useSkillChoices(text, value);
  const isOpen = text.trim() !== '';
  const activeChoice = isOpen ? choices[active] : undefined;

  function write(next: string): void {
    setText(next);
    setActive(-1);
  }

  function add(name: string): void {
    // As the catalogue spells it.
    const known = choices.find((choice) => isSameSkill(choice.name, name));
    onChange(withSkill(value, known?.name ?? name));
    write('');
  }

  function onKeyDown(event: KeyboardEvent): void {
    // While an input method composes, its keys are its own.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && isOpen && choices.length > 0) {
      event.preventDefault();
      setActive((now) => (now + step + choices.length + (now < 0 && step < 0 ? 1 : 0)) % choices.length);
    } else if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      add(activeChoice?.name ?? text);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      write('');
    } else if (event.key === 'Backspace' && text === '') {
      onChange(value.slice(0, -1));
    }
  }

  return (
    <Field label={label} hint="Type to search, or name a new one and press Enter.">
      {value.length > 0 ? (
        <ChipList className="mb-2" aria-label={label}>
          {value.map((name) => (
            <Chip
              key={name}
              kind={kind}
              removeLabel={`Remove ${name}`}
              onRemove={() => onChange(value.filter((other) => other !== name))}
            >
              {name}
            </Chip>
          ))}
        </ChipList>
      ) : null}
      <div className="relative">
        <Input
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeChoice === undefined ? undefined : `${listId}-${active}`}
          autoComplete="off"
          maxLength={nameLength}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          // What was typed and not added would be lost with the form.
          onBlur={() => {
            if (isOpen) add(activeChoice?.name ?? text);
          }}
        />
        <SkillOptions
          id={listId}
          label={label}
          choices={choices}
          active={active}
          isOpen={isOpen}
          isSearching={isSearching}
          onChoose={add}
        />
      </div>
    </Field>
  );
}
