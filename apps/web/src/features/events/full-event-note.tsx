import { Banner } from '@skill-exchange/ui/primitives/banner';
import Users from 'lucide-react/icons/users';

/** Tells a host why nobody else can be approved, and what would change that. */
export function FullEventNote() {
  return (
    <Banner tone="learn" className="mt-2">
      <Users aria-hidden="true" />
      Every place is taken. To let more in, edit the number of participants.
    </Banner>
  );
}
