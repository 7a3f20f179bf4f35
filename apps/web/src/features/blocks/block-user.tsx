import { Button } from '@skill-exchange/ui/primitives/button';
import Ban from 'lucide-react/icons/ban';
import { useState } from 'react';
import { lazyDialog } from '../../lib/lazy-dialog.tsx';

const BlockQuestion = lazyDialog(
  async () => (await import('./block-question.tsx')).BlockQuestion,
  ({ onOpenChange }) => onOpenChange(false),
);

type BlockUserProps = {
  userId: string;
  name: string;
  /** The member has just been reported, so the block is also suggested in words. */
  isReported: boolean;
};

/** The button that blocks a member, with its confirmation. */
export function BlockUser({ userId, name, isReported }: BlockUserProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p role="status" className="text-small empty:hidden">
        {isReported ? 'Thank you, we got your report. Block them too?' : null}
      </p>
      <Button variant={isReported ? 'surface' : 'quiet'} size="sm" onClick={() => setAsking(true)}>
        <Ban aria-hidden="true" />
        Block
      </Button>
      <BlockQuestion open={isAsking} onOpenChange={setAsking} userId={userId} name={name} />
    </>
  );
}
