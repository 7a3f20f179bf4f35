import { t } from '@lingui/core/macro';
import type { Session } from '@skill-exchange/api-client/types';
import Copy from 'lucide-react/icons/copy';
import Video from 'lucide-react/icons/video';
import { sidesOf } from '../../lib/sessions/session-sides.ts';
import { canJoin, stateOf } from '../../lib/sessions/session-state.ts';
import { firstName } from '../../lib/texts/display-name.ts';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { JoinLink } from '../join-link/join-link.tsx';
import { Fact } from './session-parts.tsx';

/** Makes a meeting room for the two. */
export interface RoomOffer {
  pending: boolean;
  onMake: () => void;
}

interface MeetingLinkProps {
  session: Session;
  memberId: string;
  nameId: string;
  /** The primary action is another one, so Join Session is here. */
  hasJoin: boolean;
  onCopyLink: ((link: string) => void) | undefined;
  room: RoomOffer | undefined;
}

/** Where the two meet. A proposal has its link ready, and no way in yet. */
export function MeetingLink({ session, memberId, nameId, hasJoin, onCopyLink, room }: MeetingLinkProps) {
  const { link } = session;
  const name = firstName(sidesOf(session, memberId).other.name);
  const isOpen = canJoin(session, memberId);
  if (link === '')
    return (
      <Fact
        icon={Video}
        detail={t`You both get it here, in the mail and in the calendar.`}
        action={
          room ? (
            <Button
              variant="secondary"
              size="sm"
              aria-describedby={nameId}
              pending={room.pending}
              pendingLabel={t`Making...`}
              onClick={room.onMake}
            >
              {t`Make a room for us`}
            </Button>
          ) : undefined
        }
      >
        <p>{t`No link yet`}</p>
      </Fact>
    );
  const detail = isOpen
    ? t`Where you meet. You both have it.`
    : stateOf(session, memberId) === 'proposing'
      ? t`Ready once ${name} accepts`
      : t`Ready once you accept`;
  return (
    <Fact
      icon={Video}
      detail={detail}
      action={
        isOpen ? (
          <>
            {hasJoin ? (
              <JoinLink href={link} isNear={false} size="sm" aria-describedby={nameId}>
                {t`Join Session`}
              </JoinLink>
            ) : null}
            {onCopyLink && !hasJoin ? (
              <IconButton label={t`Copy link`} onClick={() => onCopyLink(link)}>
                <Copy aria-hidden="true" />
              </IconButton>
            ) : null}
          </>
        ) : undefined
      }
    >
      <p dir="ltr" className="rtl:text-end">
        {shortLink(link)}
      </p>
    </Fact>
  );
}

/** Shortens a link by removing the common prefix. */
const shortLink = (link: string) => link.replace(/^https?:\/\//u, '').replace(/\/$/u, '');
