import { t } from '@lingui/core/macro';
import type { SettingValues } from '@skill-exchange/api-client/types';
import { type ComponentProps, useId } from 'react';
import { ageLine, answerHint } from '../../lib/community/joining-words.ts';
import { JoiningNote } from '../joining-note/joining-note.tsx';

export type JoiningValues = Required<
  Pick<
    SettingValues,
    | 'joinBy'
    | 'joinQuestion'
    | 'joinAnswerDays'
    | 'moderatorsLetIn'
    | 'joinDomains'
    | 'minimumAge'
    | 'invitationsPerMonth'
  >
> &
  Pick<SettingValues, 'joinQuestionIn'>;

interface JoiningPreviewProps extends ComponentProps<'section'> {
  values: JoiningValues;
  contactEmail: string;
}

/** What a stranger sees: the sign-up form with the note above it. */
export function JoiningPreview({ values, contactEmail, ...props }: JoiningPreviewProps) {
  const id = useId();
  const { joinBy, joinDomains, joinQuestion, joinAnswerDays, minimumAge } = values;
  const asks = joinBy === 'approval';
  return (
    <section data-slot="joining-preview" aria-labelledby={id} {...props}>
      <h2 id={id} className="mb-4 type-h4">
        {t`What a stranger sees`}
      </h2>
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
        <p dir="ltr" className="bg-sunken px-4 py-2 text-center text-small text-ink-2">
          /signup
        </p>
        <div className="grid gap-4 p-5">
          <p className="type-h4">{t`Create Account`}</p>
          <JoiningNote
            joining={{ by: joinBy, ...(joinBy === 'addresses' && { domains: joinDomains }) }}
            contactEmail={contactEmail}
          />
          {[t`Name`, t`Email`, t`Password`].map((label) => (
            <div key={label} className="grid gap-2">
              <p className="text-small font-semibold">{label}</p>
              <div aria-hidden="true" className="h-9 rounded-ctl border border-line-strong" />
            </div>
          ))}
          {asks ? (
            <div className="grid gap-2">
              <p dir="auto" className="text-small font-semibold wrap-anywhere">
                {joinQuestion || '…'}
              </p>
              <div aria-hidden="true" className="h-16 rounded-ctl border border-line-strong" />
              <p className="text-small text-ink-2">{answerHint(joinAnswerDays)}</p>
            </div>
          ) : null}
          {minimumAge === 0 ? null : (
            <p className="flex items-center gap-2 text-small">
              <span aria-hidden="true" className="size-5 shrink-0 rounded-chip border-[1.5px] border-line-strong" />
              {ageLine(minimumAge)}
            </p>
          )}
          <p className="rounded-ctl bg-teach px-4 py-2.5 text-center text-small font-semibold text-on-teach">
            {asks ? t`Ask to join` : t`Create Account`}
          </p>
        </div>
      </div>
    </section>
  );
}
