import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Case } from '@skill-exchange/api-client/types';
import { type ReactNode, type Ref, useId } from 'react';
import { displayName } from '../../lib/texts/display-name.ts';
import { withComma } from '../../lib/texts/list-words.ts';
import { formatDate, formatTimes } from '../../lib/time/date-time.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { TextLink } from '../../primitives/link/link.tsx';
import { Quote } from '../action-card/action-card.tsx';
import { CaseMessages } from '../case-messages/case-messages.tsx';
import { caseThing } from '../case-rows/case-things.ts';
import { SeverityBadge } from '../severity-badge/severity-badge.tsx';
import { CaseContent } from './case-content.tsx';
import { CaseFacts } from './case-facts.tsx';

interface CaseViewProps {
  case: Case;
  memberHref: string;
  /** Returns the URL of a picture. */
  photoUrl: (photo: string | undefined) => string | undefined;
  /** The case's heading, which takes the focus when the case opens after another. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A case: the member, the content as reported and as it is now, its context, and all reports. */
export function CaseView({ case: one, memberHref, photoUrl, headingRef }: CaseViewProps) {
  const { details, kind, member, openedAt, severity, messages, now, opening } = one;
  const [report] = details;
  const first = opening ?? report;
  const name = displayName(member.name);
  // The picture is not kept with a case that a moderator opened.
  const after = opening === undefined || now === null ? now : { title: now.title, text: now.text };
  const hasChanged = first !== undefined && JSON.stringify(first.content) !== JSON.stringify(after);
  const hasMessages = messages !== undefined && messages.length > 0;
  return (
    <div data-slot="case-view" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2">
          {severity ? <SeverityBadge severity={severity} /> : null}
          {opening === undefined
            ? t`Reported ${{ date: formatDate(openedAt) }}, ${{ times: formatTimes(openedAt) }}`
            : t`Opened ${{ date: formatDate(openedAt) }}, ${{ times: formatTimes(openedAt) }}`}
        </p>
        <h2 ref={headingRef} tabIndex={-1} className="type-h3 wrap-anywhere outline-none">
          {kind === 'member' ? t`${name}’s profile` : caseThing(kind, name)}
        </h2>
        <p className="flex items-center gap-3">
          <Avatar id={member._id} name={member.name} src={photoUrl(member.photo)} size="sm" decorative />
          <span className="min-w-0 wrap-anywhere">
            <Trans>
              Member: <TextLink href={memberHref}>{name}</TextLink>
            </Trans>
          </span>
        </p>
      </header>
      <CaseFacts facts={one.facts} history={one.history} />
      {hasMessages ? (
        <Part title={t`The message, with what stands around it`}>
          <CaseMessages messages={messages} memberId={member._id} />
        </Part>
      ) : null}
      {first && (!hasMessages || hasChanged) ? (
        <Part title={opening === undefined ? t`As it was reported` : t`As it was when the case was opened`}>
          <CaseContent content={first.content} photoUrl={photoUrl} />
        </Part>
      ) : null}
      {hasChanged && !(hasMessages && now !== null) ? (
        <Part title={t`As it is now`}>
          {now === null ? <p>{t`It is gone.`}</p> : <CaseContent content={now} photoUrl={photoUrl} />}
        </Part>
      ) : null}
      {opening === undefined ? null : (
        <Part title={t`Opened without a report`}>
          <Quote label={displayName(opening.by?.name)}>{opening.reason}</Quote>
          <p className="text-small text-ink-2">{t`Only moderators read this.`}</p>
        </Part>
      )}
      {opening !== undefined && details.length === 0 ? null : <Reports one={one} />}
    </div>
  );
}

function Reports({ one: { details, reports } }: { one: Case }) {
  return (
    <Part title={reports === 0 ? t`No report` : plural(reports, { one: '# report', other: '# reports' })}>
      {details.length > 0 ? null : (
        <p className="text-ink-2">
          {reports === 0
            ? t`Only other moderators see who opened this, and why.`
            : t`Only other moderators see who reported this, and why.`}
        </p>
      )}
      <ul className="grid gap-4">
        {details.map(({ by, at, reason }) => (
          <li key={by._id}>
            <Quote label={withComma(displayName(by.name), formatDate(at))}>{reason}</Quote>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id={id} className="type-h4">
        {title}
      </h3>
      {children}
    </section>
  );
}
