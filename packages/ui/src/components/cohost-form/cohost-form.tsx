import { t } from '@lingui/core/macro';
import type { EventScope, MemberRef } from '@skill-exchange/api-client/types';
import { type ComponentProps, useState } from 'react';
import { displayName } from '../../lib/texts/display-name.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Combobox } from '../../primitives/combobox/combobox.tsx';
import { searchAnnouncement, searchNote } from '../../primitives/combobox/search-words.tsx';
import { type Search, useDebouncedSearch } from '../../primitives/combobox/use-debounced-search.ts';
import { Field } from '../../primitives/field/field.tsx';
import { ScopeField } from '../scope-field/scope-field.tsx';

interface CohostFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Finds members by a part of their name. Debounced; never called with blank text. */
  search: Search<MemberRef>;
  /** The event repeats, so the host picks its dates. */
  repeats?: boolean;
  pending?: boolean;
  onInvite: (invitation: { member: MemberRef; scope?: EventScope }) => void;
  onCancel: () => void;
}

/** Invites a member to co-host an event. */
export function CohostForm({ search, repeats = false, pending = false, onInvite, onCancel, ...rest }: CohostFormProps) {
  const [text, setText] = useState('');
  const [member, setMember] = useState<MemberRef>();
  const [scope, setScope] = useState<EventScope>('this');
  const [isMissing, setMissing] = useState(false);
  // The name of the picked member is no new search.
  const { state, items, retry } = useDebouncedSearch(member === undefined ? text : '', search);
  return (
    <form
      data-slot="cohost-form"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(member === undefined);
        if (member !== undefined && !pending) onInvite({ member, ...(repeats && { scope }) });
      }}
      {...rest}
    >
      <Field
        label={t`Member`}
        hint={t`Co-hosts answer requests, change the event and write to its guests. They cannot cancel it.`}
        error={isMissing ? t`Pick a member from the list.` : undefined}
      >
        <Combobox
          // A button has just opened it.
          autoFocus
          text={text}
          onTextChange={(typed) => {
            setText(typed);
            setMember(undefined);
            setMissing(false);
          }}
          options={items}
          optionKey={({ _id }) => _id}
          renderOption={(option) => <MemberLine member={option} />}
          onPick={(picked) => {
            setMember(picked);
            setText(displayName(picked.name));
            setMissing(false);
          }}
          note={searchNote('member', state, items.length, retry)}
          announcement={searchAnnouncement('member', state, items.length)}
          placeholder={t`Search by name`}
          maxLength={100}
        />
      </Field>
      {repeats ? <ScopeField label={t`Co-host of`} value={scope} onValueChange={setScope} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending} pendingLabel={t`Inviting...`}>
          {t`Send invitation`}
        </Button>
        <Button variant="quiet" disabled={pending} onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}

function MemberLine({ member: { _id, name, photo } }: { member: MemberRef }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar id={_id} name={name} src={photo} size="sm" decorative />
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {displayName(name)}
      </span>
    </span>
  );
}
