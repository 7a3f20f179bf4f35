import { Button } from '@skill-exchange/ui/button';
import Sparkles from 'lucide-react/icons/sparkles';
import { useEffect } from 'react';
import { lazyDialog } from '../../shared/lazy-dialog.tsx';
import { notify } from '../../shared/notify.ts';
import { useOpening } from '../../shared/use-shown.ts';

const wishing = lazyDialog(
  async () => (await import('./wish-for-skill.tsx')).WishForSkill,
  ({ onClose }) => onClose(),
);

/** Asks for a skill that the catalogue lacks: a button and its dialog. */
export function RequestSkill() {
  const { opening, isOpen, open, close } = useOpening();
  useEffect(() => {
    notify.prepare();
    wishing.prepare();
  }, []);
  return (
    <>
      <Button variant="secondary" onClick={open}>
        <Sparkles aria-hidden="true" />
        Request New Skill
      </Button>
      <wishing.Dialog key={opening} open={isOpen} onClose={close} />
    </>
  );
}
