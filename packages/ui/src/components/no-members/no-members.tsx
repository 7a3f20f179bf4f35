import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { NoPeopleArt } from '../illustration/illustration.tsx';

interface NoMembersProps {
  /** Text of the search; empty without one. */
  search: string;
  /** The side that the search is limited to. */
  side?: 'teach' | 'learn' | undefined;
  onClearSearch: () => void;
}

const sideWords = { teach: 'teaches', learn: 'wants to learn' };

/** Empty list of members, or of a search's results. */
export function NoMembers({ search, side, onClearSearch }: NoMembersProps) {
  if (search === '')
    return <EmptyState title="No one else is here yet">Invite a friend to trade skills with.</EmptyState>;
  return (
    <EmptyState
      title={`No one ${side ? sideWords[side] : 'found for'} “${search}”`}
      illustration={<NoPeopleArt />}
      action={
        <Button variant="secondary" onClick={onClearSearch}>
          Show everyone
        </Button>
      }
    >
      Try part of a name, or another word for the skill.
    </EmptyState>
  );
}
