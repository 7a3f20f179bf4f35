import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import Users from 'lucide-react/icons/users';
import type { ComponentProps } from 'react';
import { skillName } from '../../lib/skill-name.ts';
import { displayName } from '../../lib/texts/display-name.ts';
import { languageName } from '../../lib/texts/language-names.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Chip, ChipList } from '../../primitives/chip/chip.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { LinkedText } from '../../primitives/linked-text/linked-text.tsx';
import { Rating } from '../../primitives/rating/rating.tsx';
import { CohostNames } from '../cohost-names/cohost-names.tsx';
import { EventFact, EventWhen } from '../event-when/event-when.tsx';
import { HostName } from './host-name.tsx';

interface EventDetailsProps extends ComponentProps<'div'> {
  event: Event;
  /** The host's profile; without it the name is plain text. */
  hostHref?: string | undefined;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** Event details without the title, for a dialog or a page. */
export function EventDetails({ event, hostHref, timeZone, className, ...rest }: EventDetailsProps) {
  const { skills, current_participants_count: enrolled, max_participants: size } = event;
  return (
    <div data-slot="event-details" className={cx('grid min-w-0 gap-5', className)} {...rest}>
      <EventHost event={event} href={hostHref} />
      <EventWhen start={event.start_time} end={event.end_time} timeZone={timeZone} className="gap-2">
        <EventFact icon={Users}>
          <Trans>
            <span dir="ltr">
              {enrolled} / {size}
            </span>{' '}
            participants
          </Trans>
          {event.language === undefined ? null : ` · ${t`in ${{ language: languageName(event.language) }}`}`}
        </EventFact>
      </EventWhen>
      <p dir="auto" className="as-written">
        <LinkedText>{event.description}</LinkedText>
      </p>
      {skills.length > 0 ? (
        <div className="grid gap-2">
          <p className="text-small font-semibold">{t`Skills offered`}</p>
          <ChipList aria-label={t`Skills offered`}>
            {skills.map((skill) => (
              <Chip key={skill} kind="teach">
                <bdi>{skillName(skill)}</bdi>
              </Chip>
            ))}
          </ChipList>
        </div>
      ) : null}
    </div>
  );
}

function EventHost({ event, href }: { event: Event; href: string | undefined }) {
  const Link = useLink();
  const { _id, photo, rating } = event.created_by;
  const name = displayName(event.created_by.name);
  const avatar = <Avatar id={_id} name={event.created_by.name} src={photo} decorative />;
  const hosts = (
    <>
      <HostName href={href}>{name}</HostName>
      <CohostNames event={event} />
    </>
  );
  return (
    <div className="flex items-center gap-3">
      {href ? (
        // Pointer only: the name next to it is the same link.
        <Link href={href} tabIndex={-1} aria-hidden="true" className="rounded-full">
          {avatar}
        </Link>
      ) : (
        avatar
      )}
      <div className="grid min-w-0 gap-1 text-small leading-tight">
        <p className="wrap-anywhere">
          <Trans>Hosted by {hosts}</Trans>
        </p>
        {rating === undefined ? null : <Rating value={rating} showValue />}
      </div>
    </div>
  );
}
