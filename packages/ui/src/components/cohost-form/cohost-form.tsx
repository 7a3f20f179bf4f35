import { t } from '@lingui/core/macro';
import type { EventScope, MemberRef } from '@skill-exchange/api-client/types';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import type { Search } from '../../primitives/combobox/use-debounced-search.ts';
import { ScopeField } from '../scope-field/scope-field.tsx';
import { CohostSearch } from './cohost-search.tsx';

interface CohostFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Finds members by a part of their name. Debounced; never called with blank text. */
  search: Search<MemberRef>;
  /** The event repeats, so the host picks its dates. */
  repeats?: boolean;
  pending?: boolean;
  onInvite: (invitation: { member: MemberRef; scope?: EventScope }) => void;
  onCancel: () => void;
}

/** Invites a member to co-host an event. In the form of a new event use `CohostField`. */
export function CohostForm({ search, repeats = false, pending = false, onInvite, onCancel, ...rest }: CohostFormProps) {
  const [member, setMember] = useState<MemberRef>();
  const [scope, setScope] = useState<EventScope>('this');
  const [isMissing, setMissing] = useState(false);
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
      <CohostSearch
        label={t`Member`}
        hint={t`Co-hosts answer requests, change the event and write to its guests. They cannot cancel it.`}
        error={isMissing ? t`Pick a member from the list.` : undefined}
        autoFocus
        search={search}
        onPick={(picked) => {
          setMember(picked);
          setMissing(false);
        }}
      />
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
