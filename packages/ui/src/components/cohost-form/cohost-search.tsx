import { t } from '@lingui/core/macro';
import type { MemberRef } from '@skill-exchange/api-client/types';
import { type ReactNode, useState } from 'react';
import { displayName } from '../../lib/texts/display-name.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Combobox } from '../../primitives/combobox/combobox.tsx';
import { searchAnnouncement, searchNote } from '../../primitives/combobox/search-words.tsx';
import { type Search, useDebouncedSearch } from '../../primitives/combobox/use-debounced-search.ts';
import { Field } from '../../primitives/field/field.tsx';

export interface CohostSearchProps {
  label: ReactNode;
  hint: string;
  /** Finds members by a part of their name. Debounced; never called with blank text. */
  search: Search<MemberRef>;
  /** The picked member; undefined once the text changes. */
  onPick: (member: MemberRef | undefined) => void;
  error?: string | undefined;
  /** A button has just opened it. */
  autoFocus?: boolean;
  disabled?: boolean;
}

/** Finds a member to co-host an event, by name. */
export function CohostSearch({ label, hint, search, onPick, error, autoFocus, disabled }: CohostSearchProps) {
  const [text, setText] = useState('');
  const [isPicked, setPicked] = useState(false);
  // The name of the picked member is no new search.
  const { state, items, retry } = useDebouncedSearch(isPicked ? '' : text, search);
  return (
    <Field label={label} hint={hint} error={error}>
      <Combobox
        autoFocus={autoFocus}
        disabled={disabled}
        text={text}
        onTextChange={(typed) => {
          setText(typed);
          setPicked(false);
          onPick(undefined);
        }}
        options={items}
        optionKey={({ _id }) => _id}
        renderOption={(option) => <MemberLine member={option} />}
        onPick={(picked) => {
          setPicked(true);
          setText(displayName(picked.name));
          onPick(picked);
        }}
        note={searchNote('member', state, items.length, retry)}
        announcement={searchAnnouncement('member', state, items.length)}
        placeholder={t`Search by name`}
        maxLength={100}
      />
    </Field>
  );
}

/** A member by photo and name. */
export function MemberLine({ member: { _id, name, photo } }: { member: MemberRef }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar id={_id} name={name} src={photo} size="sm" decorative />
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {displayName(name)}
      </span>
    </span>
  );
}
