import { plural, t } from '@lingui/core/macro';
import { plainName } from '@skill-exchange/api-client/name-folding';
import type { MemberRef } from '@skill-exchange/api-client/types';
import { type ReactNode, type Ref, useState } from 'react';
import { displayName } from '../../lib/texts/display-name.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Combobox } from '../../primitives/combobox/combobox.tsx';
import { Field } from '../../primitives/field/field.tsx';

export interface MemberPickerProps {
  label: string;
  /** Search results, all members for a blank text; undefined while loading. */
  members: readonly MemberRef[] | undefined;
  value: MemberRef | null;
  onValueChange: (member: MemberRef | null) => void;
  onBlur?: () => void;
  onSearch?: ((text: string) => void) | undefined;
  /** Error message of the search. */
  failure?: string | undefined;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Maximum number of options. */
const OPTION_LIMIT = 50;

/** Combobox that finds a member by a part of their name. */
export function MemberPicker(props: MemberPickerProps) {
  const { label, members, value, onValueChange, onBlur, onSearch, failure, error, ref } = props;
  const [text, setText] = useState(value?.name ?? '');
  const [shown, setShown] = useState(value);
  // The value was set from outside, such as by a draft.
  if (value !== shown) {
    setShown(value);
    if (value) setText(value.name);
  }
  const found = members ?? [];

  return (
    <Field label={label} required error={error}>
      <Combobox
        {...(ref ? { ref } : {})}
        text={text}
        onTextChange={(next) => {
          setText(next);
          onSearch?.(next);
          if (value) onValueChange(null);
        }}
        options={found.slice(0, OPTION_LIMIT)}
        optionKey={({ _id }) => _id}
        renderOption={({ _id, name, photo }) => (
          <>
            <Avatar id={_id} name={name} src={photo} size="xs" decorative />
            <bdi className="min-w-0">{displayName(name)}</bdi>
          </>
        )}
        onPick={(member) => {
          setText(member.name);
          onValueChange(member);
        }}
        onLeave={() => {
          const typed = plainName(text);
          const [only, ...others] = found.filter(({ name }) => plainName(name) === typed);
          if (!value && typed !== '' && only && others.length === 0) {
            setText(only.name);
            onValueChange(only);
          }
          onBlur?.();
        }}
        note={noteFor(members === undefined, failure, found.length)}
        announcement={members && text && !value ? plural(found.length, { other: '# found' }) : ''}
        placeholder={t`Type part of their name`}
      >
        {value ? <Avatar id={value._id} name={value.name} src={value.photo} size="xs" decorative /> : null}
      </Combobox>
    </Field>
  );
}

function noteFor(isLoading: boolean, failure: string | undefined, count: number): ReactNode {
  if (failure) return failure;
  if (isLoading) return t`Loading...`;
  if (count === 0) return t`No members by that name.`;
  return count > OPTION_LIMIT ? t`Keep typing to narrow the list.` : null;
}
