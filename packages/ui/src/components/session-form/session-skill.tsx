import { useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { Search } from '../../primitives/combobox/use-debounced-search.ts';
import type { PickedSkill } from '../skill-picker/skill-choices.ts';
import { SkillPicker } from '../skill-picker/skill-picker.tsx';
import type { SessionDraft } from './session-plan.ts';

interface SessionSkillProps {
  control: Control<SessionDraft>;
  name: 'mine' | 'theirs';
  label: string;
  kind: 'teach' | 'learn';
  search: Search<PickedSkill>;
}

/** Optional skill of a session; a typed text that is not selected is an error. */
export function SessionSkill({ control, name, ...picker }: SessionSkillProps) {
  const typed = useRef('');
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: () => typed.current === '' || 'Pick a skill from the list.' },
  });
  const { error } = fieldState;
  return (
    <SkillPicker
      ref={field.ref}
      mode="single"
      value={field.value}
      onValueChange={field.onChange}
      onTextChange={(text) => {
        typed.current = text.trim();
        // Validates again, although the value is the same.
        if (error) field.onChange(field.value);
      }}
      onLeave={field.onBlur}
      error={error?.message}
      {...picker}
    />
  );
}
