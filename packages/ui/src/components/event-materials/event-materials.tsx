import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Event } from '@skill-exchange/api-client/types';
import Presentation from 'lucide-react/icons/presentation';
import Video from 'lucide-react/icons/video';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ButtonLink } from '../../primitives/button/button.tsx';

interface EventMaterialsProps extends ComponentProps<'section'> {
  event: Pick<Event, 'recording' | 'slides'>;
  /** Opens the form of the links, for hosts. */
  action?: ReactNode;
}

/** The section of an event's page with its recording and slides, for hosts and participants. `children` are the form. */
export function EventMaterials({ event, action, children, ...rest }: EventMaterialsProps) {
  const id = useId();
  const { recording, slides } = event;
  return (
    <section data-slot="event-materials" aria-labelledby={id} className="grid min-w-0 gap-4" {...rest}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="type-h3">
          {t`Recording and slides`}
        </h2>
        {action}
      </div>
      {children ??
        (recording || slides ? (
          <MaterialButtons event={event} />
        ) : (
          <p className="text-small text-ink-2">{t`Nothing yet. Whoever had a place sees here what you add.`}</p>
        ))}
    </section>
  );
}

/** Opens the recording and the slides of an event; `eventTitle` names it among others. */
export function MaterialButtons({
  event: { recording, slides },
  eventTitle,
}: Pick<EventMaterialsProps, 'event'> & { eventTitle?: string | undefined }) {
  const outside = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <div className="flex flex-wrap gap-2">
      {recording ? (
        <ButtonLink href={recording} variant="secondary" size="sm" {...outside}>
          <Video aria-hidden="true" />
          {eventTitle ? (
            <Trans>
              Watch the recording
              <span className="sr-only">
                {' '}
                of <bdi>{eventTitle}</bdi>
              </span>
            </Trans>
          ) : (
            t`Watch the recording`
          )}
        </ButtonLink>
      ) : null}
      {slides ? (
        <ButtonLink href={slides} variant="secondary" size="sm" {...outside}>
          <Presentation aria-hidden="true" />
          {eventTitle ? (
            <Trans>
              See the slides
              <span className="sr-only">
                {' '}
                of <bdi>{eventTitle}</bdi>
              </span>
            </Trans>
          ) : (
            t`See the slides`
          )}
        </ButtonLink>
      ) : null}
    </div>
  );
}
