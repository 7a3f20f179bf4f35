import { t } from '@lingui/core/macro';
import { MemberPicker } from '@skill-exchange/ui/components/member-picker';
import { useMemberSearch } from '../../lib/search/use-member-search.ts';

type ChooseMemberProps = { ownId: string; onChoose: (userId: string) => void };

/** Finds the member to report. */
export function ChooseMember({ ownId, onChoose }: ChooseMemberProps) {
  const { members, membersFailure, onSearch } = useMemberSearch(ownId);
  return (
    <MemberPicker
      label={t`Whom do you want to report?`}
      members={members}
      failure={membersFailure}
      onSearch={onSearch}
      value={null}
      onValueChange={(member) => member && onChoose(member._id)}
    />
  );
}
