import { BlockUser } from '../../features/blocks/block-user.tsx';
import { ReportUser } from '../../features/reports/report-user.tsx';
import { FollowEvents } from '../../lib/search/follow-events.tsx';

type UserPageEndProps = {
  userId: string;
  name: string;
  hasPhoto: boolean;
  isReported: boolean;
  onReported: () => void;
};

/** Rare actions for a member, at the end of their profile. */
export function UserPageEnd({ userId, name, hasPhoto, isReported, onReported }: UserPageEndProps) {
  return (
    <>
      <FollowEvents of={{ host: userId }}>Follow their events in your calendar</FollowEvents>
      <ReportUser userId={userId} name={name} hasPhoto={hasPhoto} onReported={onReported} />
      <BlockUser userId={userId} name={name} isReported={isReported} />
    </>
  );
}
