import { t } from '@lingui/core/macro';
import type { MailDomain as Domain } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ComponentProps, useId } from 'react';
import { type DomainRecord, recordWords } from '../../lib/community/mail-domain-words.ts';
import { dayAndTime, formatShortDay, formatTimes, localTimeZone } from '../../lib/time/date-time.ts';
import { Button } from '../../primitives/button/button.tsx';

interface MailDomainProps extends Omit<ComponentProps<'section'>, 'children'> {
  domain: Domain;
  pending?: boolean;
  onLookAgain: () => void;
}

/** The records of the domain that emails come from, with what to do about each. Nothing without a mail server. */
export function MailDomain({ domain, pending = false, onLookAgain, className, ...rest }: MailDomainProps) {
  const id = useId();
  const { domain: name, checkedAt, records } = domain;
  if (name === undefined || checkedAt === undefined) return null;
  const when = dayAndTime(formatShortDay(checkedAt, localTimeZone()), formatTimes(checkedAt));
  return (
    <section data-slot="mail-domain" aria-labelledby={id} className={className} {...rest}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={id} className="type-h4">
            {t`The domain of your emails`}
          </h2>
          <p className="mt-1 text-small wrap-anywhere text-ink-2">
            {t`${name}, looked up ${when}. These records keep emails out of spam; they are set where the domain was bought.`}
          </p>
        </div>
        <Button variant="secondary" size="sm" pending={pending} onClick={onLookAgain}>
          {t`Look again`}
        </Button>
      </div>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {records.map((record) => (
          <RecordRow key={record.kind} record={record} />
        ))}
      </ul>
    </section>
  );
}

function RecordRow({ record }: { record: DomainRecord }) {
  const { name, purpose, state, hint, isFine } = recordWords(record);
  const Icon = isFine ? CircleCheck : CircleAlert;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h3 className="type-h4">{name}</h3>
        <p className={cx('flex items-center gap-2 font-medium', isFine ? 'text-teach-ink' : 'text-danger-ink')}>
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          {state}
        </p>
      </div>
      <p className="text-small text-ink-2">{purpose}</p>
      {record.value === undefined ? null : <Value name={t`Found at ${record.name}`} value={record.value} />}
      {hint === undefined ? null : <p className="text-small">{hint}</p>}
      {record.suggestion === undefined ? null : (
        <Value name={t`TXT record of ${record.name}`} value={record.suggestion} />
      )}
    </li>
  );
}

function Value({ name, value }: { name: string; value: string }) {
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-1 text-small">
      <figcaption className="wrap-anywhere text-ink-2">{name}</figcaption>
      <code dir="ltr" className="rounded-ctl bg-sunken px-3 py-2 font-mono whitespace-pre-wrap wrap-anywhere">
        {value}
      </code>
    </figure>
  );
}
