import type { Joining } from '@skill-exchange/api-client/types';
import MailOpen from 'lucide-react/icons/mail-open';
import { type ComponentProps, Fragment } from 'react';
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
  used: 'This invitation has been used up.',
  expired: 'This invitation has expired.',
  unknown: 'This invitation doesn’t work any more.',
};

/** Says above the sign-up form who may join; nothing where everybody may. */
export function JoiningNote({ joining, invitation, contactEmail, ...props }: JoiningNoteProps) {
  const name = useSiteName();
  const by = ['invitation', 'approval', 'addresses'].includes(joining.by) ? joining.by : 'everybody';
  if (invitation?.state === 'open')
    return (
      <Banner tone="teach" data-slot="joining-note" {...props}>
        <MailOpen aria-hidden="true" />
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {invitation.by === undefined ? `You are invited to ${name}.` : `${invitation.by} invites you to ${name}.`}
        </span>
      </Banner>
    );
  const end = invitation === undefined ? '' : `${ended[invitation.state]} `;
  if (by === 'everybody' && end === '') return null;
  return (
    <Banner tone="neutral" data-slot="joining-note" {...props}>
      <p className="min-w-0 font-normal wrap-anywhere">
        {end}
        {by === 'everybody' ? 'You can join without one.' : null}
        {by === 'approval' ? 'Ask to join: answer the question below, and an email tells you once you are in.' : null}
        {by === 'invitation' ? (
          <>
            {end === '' ? `You need an invitation to join ${name}. ` : ''}
            {'Ask a member for a link, or write to '}
            <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>.
          </>
        ) : null}
        {by === 'addresses' ? <Domains domains={joining.domains ?? []} /> : null}
      </p>
    </Banner>
  );
}

const separator = (index: number, count: number) => (index === 0 ? '' : index === count - 1 ? ' or ' : ', ');

function Domains({ domains }: { domains: readonly string[] }) {
  return (
    <>
      {'Join with an email address of '}
      {domains.map((domain, index) => (
        <Fragment key={domain}>
          {separator(index, domains.length)}
          <strong>{domain}</strong>
        </Fragment>
      ))}
      . With another address you need an invitation.
    </>
  );
}
