import { t } from '@lingui/core/macro';
import { Button } from '@skill-exchange/ui/primitives/button';
import Sparkles from 'lucide-react/icons/sparkles';
import { lazyDialog } from '../../lib/dialogs/lazy-dialog.tsx';
import { useOpening } from '../../lib/dialogs/use-dialog-subject.ts';

const WishForSkill = lazyDialog(
  async () => (await import('./wish-for-skill.tsx')).WishForSkill,
  ({ onClose }) => onClose(),
);

/** Requests a skill that is missing from the catalog: a button and its dialog. */
export function RequestSkill() {
  const { opening, isOpen, open, close } = useOpening();
  return (
    <>
      <Button variant="secondary" onClick={open}>
        <Sparkles aria-hidden="true" />
        {t`Request New Skill`}
      </Button>
      <WishForSkill key={opening} open={isOpen} onClose={close} />
    </>
  );
}
