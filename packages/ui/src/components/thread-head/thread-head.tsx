import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ChatUser, Presence } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { skillName } from '../../lib/skill-name.ts';
import { displayName } from '../../lib/texts/display-name.ts';
import { i18n } from '../../lib/texts/i18n.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';

interface ThreadHeadProps {
  /** The other member. */
  other: ChatUser;
  /** The list of conversations, on small screens. */
  backHref: string;
  /** Their profile; undefined for a former member. */
  profileHref: string | undefined;
  presence?: Presence | undefined;
  /** Skills that the two swap: what the viewer learns, and what they teach. */
  match?: { readonly learn: string; readonly teach: string } | undefined;
  /** Buttons at the end. */
  children?: ReactNode;
}

const presences: Readonly<Record<string, MessageDescriptor>> = {
  online: msg`Online`,
  today: msg`Active today`,
  thisWeek: msg`Active this week`,
};

/** Where the text is twice as large, the name has a line of its own. */
const ROW = cx(
  'flex min-h-18 items-center gap-3 px-4 py-2.5 max-lg:ps-1.5 short:min-h-12 short:py-0.5',
  '@max-[17rem]:flex-wrap @max-[17rem]:gap-y-0',
);

/** The head of a conversation: with whom, about what, and what to do. */
export function ThreadHead({ other, backHref, profileHref, presence, match, children }: ThreadHeadProps) {
  const Link = useLink();
  const seen = presence && presences[presence];
  const words = other.isFormer ? t`No longer a member` : seen && i18n._(seen);
  const name = (
    <h2 dir="auto" className="type-h4 truncate">
      {displayName(other.name)}
    </h2>
  );
  return (
    <div data-slot="thread-head" className="@container border-b border-line">
      <div className={ROW}>
        <Link
          href={backHref}
          aria-label={t`Back to messages`}
          className="grid size-11 flex-none place-items-center rounded-ctl text-ink hover:bg-sunken lg:hidden"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
        <Avatar id={other._id} name={other.name} src={other.photo} size="sm" decorative />
        <div className="min-w-0 flex-1 @max-[17rem]:order-1 @max-[17rem]:basis-full @max-[17rem]:ps-3">
          {profileHref === undefined ? (
            name
          ) : (
            <Link
              href={profileHref}
              className={cx(
                '-my-1 block py-1 text-ink no-underline hover:underline',
                'relative after:absolute after:inset-x-0 after:-inset-y-2.5',
              )}
            >
              {name}
            </Link>
          )}
          <p className="flex flex-wrap items-center gap-x-2 text-cap text-ink-2 short:hidden">
            {match ? <Swap {...match} /> : null}
            {words ? (
              <span className="flex items-center gap-2">
                <span
                  aria-hidden="true"
                  className={cx('size-2 rounded-full', presence === 'online' ? 'bg-teach' : 'hidden')}
                />
                {words}
              </span>
            ) : null}
          </p>
        </div>
        <div className="ms-auto flex flex-none items-center gap-1">{children}</div>
      </div>
    </div>
  );
}

/** The two skills: 'Portuguese for Python'. */
function Swap({ learn: learned, teach: taught }: NonNullable<ThreadHeadProps['match']>) {
  const [learn, teach] = [skillName(learned), skillName(taught)];
  return (
    <span className="inline-flex max-w-full flex-wrap text-cap font-semibold">
      <Trans>
        <span className="rounded-lane-teach-chip bg-teach-tint px-2 text-teach-ink wrap-anywhere">{learn}</span>{' '}
        <span className="rounded-lane-learn-chip bg-learn-tint px-2 text-learn-ink wrap-anywhere">for {teach}</span>
      </Trans>
    </span>
  );
}
