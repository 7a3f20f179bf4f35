import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { SettingChange } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useState } from 'react';
import { type OfferedName, type OfferedValues, offeredLabels } from '../../lib/community/offered-words.ts';
import { i18n } from '../../lib/texts/i18n.ts';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import { ChangesByOthers } from '../setting-changes/changes-by-others.tsx';

interface OfferedFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** The settings as they are. */
  saved: OfferedValues;
  /** Changes by others since the page was opened. */
  meanwhile?: readonly SettingChange[];
  pending?: boolean;
  failure?: string | undefined;
  onSave: (values: OfferedValues) => void;
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** What each one is, and what goes with it. */
const hints: { readonly [Name in OfferedName]: MessageDescriptor } = {
  offersEvents: msg`One teaches many. Without it, nobody finds, creates or joins events; those that are planned take place.`,
  offersSessions: msg`Two meet for an hour. Without it, nobody proposes sessions; those that are planned take place.`,
  offersRings: msg`Three or four teach each other in a circle. Without it, only swaps of two are suggested.`,
  offersCheckIn: msg`Guests of an event say by a code that they came. Without it, hosts mark who came.`,
  offersChatFiles: msg`Pictures and documents. Without it, messages are words alone; files that were sent stay.`,
  offersBlogs: msg`Articles to read, in the menu and for visitors.`,
  publicProfiles: msg`Names, pictures and skills in the list of members. Profiles themselves are always for members.`,
  publicEvents: msg`The list, an event’s page with its preview on pasted links, and the calendar that anybody can follow.`,
  searchEngines: msg`They may list the pages that visitors see. Without it, no page is in the sitemap, and each asks not to be found.`,
};

const groups: readonly { key: string; title: MessageDescriptor; names: readonly OfferedName[] }[] = [
  {
    key: 'members',
    title: msg`What members have`,
    names: ['offersEvents', 'offersSessions', 'offersRings', 'offersCheckIn', 'offersChatFiles', 'offersBlogs'],
  },
  { key: 'others', title: msg`What others see`, names: ['publicProfiles', 'publicEvents', 'searchEngines'] },
];

/** What a community offers, each with a sentence that says what goes with it. */
export function OfferedForm(props: OfferedFormProps) {
  const { saved, meanwhile = [], pending = false, failure, onSave, onDirtyChange, className, ...element } = props;
  const id = useId();
  // What is not touched follows the saved settings.
  const [draft, setDraft] = useState<Partial<OfferedValues>>({});
  const shown = { ...saved, ...draft };
  const change = (next: Partial<OfferedValues>) => {
    setDraft(next);
    onDirtyChange?.(Object.keys(next).length > 0);
  };
  return (
    <form
      data-slot="offered-form"
      className={cx('grid max-w-180 grid-cols-[minmax(0,1fr)] gap-8', className)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) onSave(shown);
      }}
      {...element}
    >
      {groups.map(({ key, title, names }) => (
        <section key={key} aria-labelledby={`${id} ${key}`}>
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id={`${id} ${key}`} className="type-h4">
              {i18n._(title)}
            </h2>
            <p className="text-small text-ink-2">
              {t`${{ count: names.filter((name) => shown[name]).length }} of ${{ all: names.length }} on`}
            </p>
          </div>
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
            {names.map((name) => (
              <li key={name} className="px-4 py-2 sm:px-5">
                <Checkbox
                  label={offeredLabels[name]}
                  hint={i18n._(hints[name])}
                  checked={shown[name]}
                  onCheckedChange={(checked) => change({ ...draft, [name]: checked })}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ChangesByOthers changes={meanwhile} />
      <FormFailure message={failure} />
      <FormActions onCancel={Object.keys(draft).length === 0 ? undefined : () => change({})}>
        <SubmitButton pending={pending} pendingLabel={t`Saving...`}>
          {t`Save and make live`}
        </SubmitButton>
      </FormActions>
    </form>
  );
}
