import { t } from '@lingui/core/macro';
import { firstOff } from '../../config/community-off.ts';
import { BlockUser } from '../../features/blocks/block-user.tsx';
import { ReportUser } from '../../features/reports/report-user.tsx';
import { FollowEvents } from '../../lib/search/follow-events.tsx';
import { useOff } from '../../lib/use-offers.ts';

type UserPageEndProps = {
  userId: string;
  name: string;
  hasPhoto: boolean;
  isReported: boolean;
  onReported: () => void;
};

/** Rare actions for a member, at the end of their profile. */
export function UserPageEnd({ userId, name, hasPhoto, isReported, onReported }: UserPageEndProps) {
  // Calendar apps read it as visitors.
  const hasFeed = firstOff(useOff(), ['events', 'public-events'], { isVisitor: true }) === undefined;
  return (
    <>
      {hasFeed ? <FollowEvents of={{ host: userId }}>{t`Follow their events in your calendar`}</FollowEvents> : null}
      <ReportUser userId={userId} name={name} hasPhoto={hasPhoto} onReported={onReported} />
      <BlockUser userId={userId} name={name} isReported={isReported} />
    </>
  );
}
