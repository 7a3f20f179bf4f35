import { Button } from '@skill-exchange/ui/primitives/button';
import Ban from 'lucide-react/icons/ban';
import { useState } from 'react';
import { lazyDialog } from '../../lib/lazy-dialog.tsx';

const BlockQuestion = lazyDialog(
  async () => (await import('./block-question.tsx')).BlockQuestion,
  ({ onOpenChange }) => onOpenChange(false),
);

type BlockUserProps = { userId: string; name: string };

/** The button that blocks a member, and its question. */
export function BlockUser({ userId, name }: BlockUserProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        <Ban aria-hidden="true" />
        Block
      </Button>
      <BlockQuestion open={isAsking} onOpenChange={setAsking} userId={userId} name={name} />
    </>
  );
}
