import { t } from '@lingui/core/macro';
import type { CommunitySettings, CommunityHealth as Health } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { bytesInWords, warningWords } from '../../lib/community/health-words.ts';
import { refusalWords } from '../../lib/community/mail-domain-words.ts';
import { withComma } from '../../lib/texts/list-words.ts';
import { dayAndTime, formatShortDay, formatTimes, localTimeZone } from '../../lib/time/date-time.ts';
import { Banner } from '../../primitives/banner/banner.tsx';

interface CommunityHealthProps extends Omit<ComponentProps<'div'>, 'children'> {
  health: Health;
  /** What the environment sets; undefined while it is on its way. */
  server: CommunitySettings['server'] | undefined;
  /** The domain that emails come from. */
  mailDomain?: ReactNode;
  /** It needs somebody. */
  hasDomainFaults?: boolean | undefined;
}

/** How the server is: what needs somebody first, then mail, jobs, the database and what the environment sets. */
export function CommunityHealth(props: CommunityHealthProps) {
  const { health, server, mailDomain, hasDomainFaults = false, className, ...rest } = props;
  const { version, mail, jobs, database, warnings } = health;
  return (
    <div
      data-slot="community-health"
      className={cx('grid max-w-180 grid-cols-[minmax(0,1fr)] gap-8', className)}
      {...rest}
    >
      {warnings.length === 0 ? (
        <Banner tone={hasDomainFaults ? 'learn' : 'teach'}>
          {hasDomainFaults ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
          <span>{hasDomainFaults ? t`The domain of your emails needs you: see below.` : t`All is well.`}</span>
        </Banner>
      ) : (
        <ul aria-label={t`Warnings`} className="grid gap-3">
          {warnings.map(({ code }) => (
            <Warning key={code} code={code} />
          ))}
        </ul>
      )}
      <Facts title={t`Email`}>
        <Fact name={t`Mail server`}>{mail.server ?? t`none`}</Fact>
        <Fact name={t`Last one sent`}>{mail.lastSentAt === undefined ? t`none today` : momentOf(mail.lastSentAt)}</Fact>
        <Fact name={t`Waiting`}>{mail.waiting}</Fact>
        <Fact name={t`Given up`}>{mail.givenUp}</Fact>
        {mail.refused === undefined ? null : <Refused {...mail.refused} />}
      </Facts>
      {mailDomain}
      <Facts title={t`What it runs on`}>
        <Fact name={t`Version`}>{version}</Fact>
        <Fact name={t`Database`}>
          {withComma(database.kind === 'embedded' ? t`embedded` : t`PostgreSQL`, bytesInWords(database.bytes))}
        </Fact>
        {database.freeBytes === undefined ? null : (
          <Fact name={t`Free on its disk`}>{bytesInWords(database.freeBytes)}</Fact>
        )}
        <Fact name={t`Jobs that wait`}>{jobs.waiting}</Fact>
        {jobs.oldestAt === undefined ? null : (
          <Fact name={t`Oldest job or email that waits`}>{momentOf(jobs.oldestAt)}</Fact>
        )}
      </Facts>
      {server === undefined ? null : (
        <Facts title={t`Set by your server`} lead={t`These win over the pages. Change them where the server starts.`}>
          {server.map(({ variable, value }) => (
            <Fact key={variable} name={variable}>
              {value === undefined ? t`secret` : <bdi dir="ltr">{value}</bdi>}
            </Fact>
          ))}
        </Facts>
      )}
    </div>
  );
}

function Refused({ addresses, stopped, last }: NonNullable<Health['mail']['refused']>) {
  return (
    <>
      <Fact name={t`Refused addresses`}>{addresses}</Fact>
      <Fact name={t`Of these, without emails now`}>{stopped}</Fact>
      {last.length === 0 ? null : (
        <Fact name={t`Last refusals`}>
          <ul className="grid gap-2">
            {last.map(({ refusedAt: at, code }) => (
              <li key={`${at} ${code}`}>
                {refusalWords(code)} <span className="font-normal text-ink-2">{momentOf(at)}</span>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </>
  );
}

const momentOf = (instant: string) => dayAndTime(formatShortDay(instant, localTimeZone()), formatTimes(instant));

function Warning({ code }: { code: string }) {
  const { title, hint, isUrgent = false } = warningWords(code);
  return (
    <li>
      <Banner tone={isUrgent ? 'danger' : 'learn'}>
        <CircleAlert aria-hidden="true" />
        <span className="grid min-w-0 gap-1 wrap-anywhere">
          <span>{title}</span>
          <span className="font-normal">{hint}</span>
        </span>
      </Banner>
    </li>
  );
}

function Facts({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="type-h4">
        {title}
      </h2>
      {lead === undefined ? null : <p className="mt-1 text-small text-ink-2">{lead}</p>}
      <dl className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {children}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 px-4 py-3 sm:grid-cols-[14rem_minmax(0,1fr)] sm:px-5">
      <dt className="text-ink-2 wrap-anywhere">{name}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
