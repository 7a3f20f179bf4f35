import { type ComponentProps, useId } from 'react';
import { displayName } from '../../lib/display-name.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';

interface CohostInvitationProps extends ComponentProps<'section'> {
  hostName: string;
  /** The answer that is being sent. */
  pending?: 'accept' | 'decline' | undefined;
  onAnswer: (accepts: boolean) => void;
}

/** An invitation to co-host an event, for the invited member. */
export function CohostInvitation({ hostName, pending, onAnswer, ...rest }: CohostInvitationProps) {
  const id = useId();
  return (
    <section data-slot="cohost-invitation" aria-labelledby={id} {...rest}>
      <Banner tone="teach" className="flex-wrap">
        <div className="grid min-w-[min(16rem,100%)] flex-1">
          <h2 id={id} className="font-semibold wrap-anywhere">
            <bdi>{displayName(hostName)}</bdi> invites you to co-host
          </h2>
          <p className="font-normal">
            You would answer requests, change the event and write to its guests. A co-host takes no place.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            disabled={pending === 'decline'}
            pending={pending === 'accept'}
            pendingLabel="Accepting..."
            onClick={() => onAnswer(true)}
          >
            Accept
          </Button>
          <Button
            variant="quiet"
            size="sm"
            disabled={pending === 'accept'}
            pending={pending === 'decline'}
            pendingLabel="Declining..."
            onClick={() => onAnswer(false)}
          >
            Decline
          </Button>
        </div>
      </Banner>
    </section>
  );
}
