import type { MemberRef } from '@skill-exchange/api-client/types';
import { CohostField } from '@skill-exchange/ui/components/cohost-field';
import { useCohostSearch } from '../hosts/use-cohost-search.ts';

type NewEventCohostProps = {
  value: MemberRef | null;
  onValueChange: (member: MemberRef | null) => void;
  disabled: boolean;
};

/** The co-host of a new event, who is invited after the event was created. */
export function NewEventCohost(props: NewEventCohostProps) {
  return <CohostField {...props} search={useCohostSearch()} />;
}
