import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Joining } from '@skill-exchange/api-client/types';
import MailOpen from 'lucide-react/icons/mail-open';
import type { ComponentProps } from 'react';
import { i18n } from '../../lib/texts/i18n.ts';
import { listOf } from '../../lib/texts/list-of.ts';
import { useSiteName } from '../../lib/texts/site-name.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { TextLink } from '../../primitives/link/link.tsx';

/** The link with which somebody came. */
export interface OpenedLink {
  state: 'open' | 'used' | 'expired' | 'unknown';
  /** The member who made it. */
  by?: string | undefined;
}

interface JoiningNoteProps extends ComponentProps<'div'> {
  joining: Joining;
  invitation?: OpenedLink | undefined;
  contactEmail: string;
}

const ended = {
  used: msg`This invitation has been used up.`,
  expired: msg`This invitation has expired.`,
  unknown: msg`This invitation doesn’t work any more.`,
};

/** Says above the sign-up form who may join; nothing where everybody may. */
export function JoiningNote({ joining, invitation, contactEmail, ...props }: JoiningNoteProps) {
  const name = useSiteName();
  const inviter = invitation?.by;
  const by = ['invitation', 'approval', 'addresses'].includes(joining.by) ? joining.by : 'everybody';
  if (invitation?.state === 'open')
    return (
      <Banner tone="teach" data-slot="joining-note" {...props}>
        <MailOpen aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">
          {inviter === undefined ? t`You are invited to ${name}.` : t`${inviter} invites you to ${name}.`}
        </span>
      </Banner>
    );
  const end = invitation === undefined ? '' : `${i18n._(ended[invitation.state])} `;
  if (by === 'everybody' && end === '') return null;
  return (
    <Banner tone="neutral" data-slot="joining-note" {...props}>
      <p className="min-w-0 font-normal wrap-anywhere">
        {end}
        {by === 'everybody' ? t`You can join without one.` : null}
        {by === 'approval' ? t`Ask to join: answer the question below, and an email tells you once you are in.` : null}
        {by === 'invitation' ? (
          <>
            {end === '' ? `${t`You need an invitation to join ${name}.`} ` : ''}
            <Trans>
              Ask a member for a link, or write to <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>.
            </Trans>
          </>
        ) : null}
        {by === 'addresses' ? <Domains domains={joining.domains ?? []} /> : null}
      </p>
    </Banner>
  );
}

function Domains({ domains }: { domains: readonly string[] }) {
  const list = listOf(
    domains.map((domain) => <strong key={domain}>{domain}</strong>),
    'disjunction',
  );
  return <Trans>Join with an email address of {list}. With another address you need an invitation.</Trans>;
}
