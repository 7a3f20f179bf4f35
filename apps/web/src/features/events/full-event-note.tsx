import { Banner } from '@skill-exchange/ui/primitives/banner';
import Users from 'lucide-react/icons/users';

/** Tells a host that the event is full, and how to let more members in. */
export function FullEventNote({ id }: { id: string }) {
  return (
    <Banner id={id} tone="learn" className="mt-2">
      <Users aria-hidden="true" />
      <span>Every spot is taken. To let more people in, edit the number of participants.</span>
    </Banner>
  );
}
