import { SessionRow, type SessionRowProps } from '@skill-exchange/ui/components/session-row';
import { paths } from '../../config/paths.ts';
import { ConfirmDialog } from '../../lib/log-in/confirmation.ts';
import { useCanceling } from './use-canceling.ts';
import { useWithPhotos } from './use-with-photos.ts';

type OwnSessionRowProps = Pick<
  SessionRowProps,
  'session' | 'memberId' | 'isShown' | 'headingLevel' | 'onEdit' | 'onReview' | 'onProposeAgain'
>;

/** One of the member's sessions in the list. */
export function OwnSessionRow({ session, ...props }: OwnSessionRowProps) {
  const { cancel, cancelling } = useCanceling(session._id);
  return (
    <SessionRow
      {...props}
      session={useWithPhotos()(session)}
      href={paths.dashboard.oneSession.to(session._id)}
      ConfirmDialog={ConfirmDialog}
      cancelling={cancelling}
      onCancel={cancel}
    />
  );
}
