import { Button } from '@skill-exchange/ui/button';
import Sparkles from 'lucide-react/icons/sparkles';
import { useEffect, useState } from 'react';
import { lazyDialog } from '../../shared/lazy-dialog.tsx';
import { notify } from '../../shared/notify.ts';

const wishing = lazyDialog(
  async () => (await import('./wish-for-skill.tsx')).WishForSkill,
  ({ onClose }) => onClose(),
);

/** Asks for a skill that the catalogue lacks: a button and its dialog. */
export function RequestSkill() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    notify.prepare();
    wishing.prepare();
  }, []);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Sparkles aria-hidden="true" />
        Request New Skill
      </Button>
      <wishing.Dialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
