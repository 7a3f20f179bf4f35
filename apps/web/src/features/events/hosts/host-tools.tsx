import { t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { Button } from '@skill-exchange/ui/primitives/button';
import CalendarX from 'lucide-react/icons/calendar-x-2';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { MoreActions } from '../../../lib/dialogs/more-actions.tsx';
import { EventToCalendar } from '../event-to-calendar.tsx';
import { ShareEvent } from '../share-event.tsx';
import { useCanceling } from '../use-canceling.tsx';
import { useCohosting } from './cohosting.ts';

type HostToolsProps = {
  event: Event;
  onEdit: () => void;
  /** The form was just closed: takes the focus. */
  isBack: boolean;
};

/** What hosts do with their event: edit, share, keep in their calendar, duplicate, and, for the host alone, cancel. */
export function HostTools({ event, onEdit, isBack }: HostToolsProps) {
  const navigate = useNavigate();
  const isOwn = useCohosting(event) !== 'cohost';
  const { askOrRemove, dialog } = useCanceling(event);
  const isAhead = event.status === 'Upcoming';
  const isOver = event.status === 'Completed';
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) editButton.current?.focus();
  }, [isBack]);
  return (
    <>
      {isAhead || isOver ? (
        <Button ref={editButton} variant="secondary" size="sm" onClick={onEdit}>
          <Pencil aria-hidden="true" />
          {isOver ? t`Correct texts` : t`Edit`}
        </Button>
      ) : null}
      <ShareEvent event={event} isOnPicture />
      <EventToCalendar event={event} />
      <span className="max-w-14">
        <MoreActions
          label={t`More about this event`}
          actions={[
            {
              label: t`Duplicate`,
              icon: <Copy aria-hidden="true" />,
              onSelect: () => void navigate(paths.dashboard.copyEvent(event._id)),
            },
            ...(isAhead && isOwn
              ? [
                  {
                    label: t`Cancel event`,
                    icon: <CalendarX aria-hidden="true" />,
                    tone: 'danger' as const,
                    onSelect: askOrRemove,
                  },
                ]
              : []),
          ]}
        />
      </span>
      {dialog}
    </>
  );
}
