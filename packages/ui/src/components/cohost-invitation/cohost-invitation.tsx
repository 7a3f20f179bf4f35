import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useId } from 'react';
import { displayName } from '../../lib/texts/display-name.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';

interface CohostInvitationProps extends ComponentProps<'section'> {
  hostName: string;
  /** What the member is asked to be. */
  as?: 'cohost' | 'host';
  /** The answer that is being sent. */
  pending?: 'accept' | 'decline' | undefined;
  onAnswer: (accepts: boolean) => void;
}

/** An invitation to co-host an event, or to host it, for the invited member. */
export function CohostInvitation({ hostName, as = 'cohost', pending, onAnswer, ...rest }: CohostInvitationProps) {
  const id = useId();
  const name = displayName(hostName);
  return (
    <section data-slot="cohost-invitation" aria-labelledby={id} {...rest}>
      <Banner tone="teach" className="flex-wrap">
        <div className="grid min-w-[min(16rem,100%)] flex-1">
          <h2 id={id} className="font-semibold wrap-anywhere">
            {as === 'host' ? (
              <Trans>
                <bdi>{name}</bdi> asks you to host this event
              </Trans>
            ) : (
              <Trans>
                <bdi>{name}</bdi> invites you to co-host
              </Trans>
            )}
          </h2>
          <p className="font-normal">
            {as === 'host'
              ? t`You would be its host and choose its co-hosts. Everybody in it hears of it, and they become a co-host.`
              : t`You would answer requests, change the event and write to its guests. A co-host takes no place.`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            disabled={pending === 'decline'}
            pending={pending === 'accept'}
            pendingLabel={t`Accepting...`}
            onClick={() => onAnswer(true)}
          >
            {t`Accept`}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            disabled={pending === 'accept'}
            pending={pending === 'decline'}
            pendingLabel={t`Declining...`}
            onClick={() => onAnswer(false)}
          >
            {t`Decline`}
          </Button>
        </div>
      </Banner>
    </section>
  );
}
