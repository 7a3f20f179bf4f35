import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MemberRef } from '@skill-exchange/api-client/types';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { displayName } from '../../lib/texts/display-name.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import type { Search } from '../../primitives/combobox/use-debounced-search.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { CohostSearch } from '../cohost-form/cohost-search.tsx';

interface CohostFieldProps {
  value: MemberRef | null;
  onValueChange: (member: MemberRef | null) => void;
  /** Finds members by a part of their name. Debounced; never called with blank text. */
  search: Search<MemberRef>;
  disabled?: boolean;
}

/** Chooses the member who is invited to co-host a new event. */
export function CohostField({ value, onValueChange, search, disabled = false }: CohostFieldProps) {
  const field = useRef<HTMLDivElement>(null);

  // The control that was used is gone, so the focus goes to the other one.
  function change(member: MemberRef | null): void {
    flushSync(() => onValueChange(member));
    field.current?.querySelector<HTMLElement>(member === null ? 'input' : 'button')?.focus();
  }

  return (
    <div ref={field} data-slot="cohost-field">
      {value === null ? (
        <CohostSearch
          label={
            <Trans>
              Co-host <span className="font-normal text-ink-2">(optional)</span>
            </Trans>
          }
          hint={t`Co-hosts answer requests, change the event and write to its guests. They cannot cancel it.`}
          search={search}
          disabled={disabled}
          onPick={(picked) => picked && change(picked)}
        />
      ) : (
        <fieldset className="min-w-0">
          <legend className="mb-2 text-small leading-tight font-semibold">{t`Co-host`}</legend>
          <div className="flex items-center gap-3 rounded-ctl border border-line bg-surface py-2 ps-3 pe-1">
            <Avatar id={value._id} name={value.name} src={value.photo} size="sm" decorative />
            <p className="min-w-0 flex-1">
              <b dir="auto" className="block font-semibold wrap-anywhere">
                {displayName(value.name)}
              </b>
              <span className="text-small text-ink-2">{t`Invited once you create the event.`}</span>
            </p>
            <IconButton
              label={t`Remove ${{ name: displayName(value.name) }}`}
              disabled={disabled}
              onClick={() => change(null)}
            >
              <X aria-hidden="true" />
            </IconButton>
          </div>
        </fieldset>
      )}
    </div>
  );
}
