import { useAddSkill } from '@skill-exchange/api-client/skills';
import { Button } from '@skill-exchange/ui/button';
import type { SkillWish } from '@skill-exchange/ui/request-skill-dialog';
import Sparkles from 'lucide-react/icons/sparkles';
import { useEffect, useState } from 'react';
import { lazyDialog } from '../../shared/lazy-dialog.tsx';
import { logger } from '../../shared/logger.ts';
import { notify } from '../../shared/notify.ts';
import { reasonFor } from '../../shared/reason-for.ts';
import { useClosing } from '../../shared/use-closing.tsx';

const wishing = lazyDialog(
  async () => (await import('@skill-exchange/ui/request-skill-dialog')).RequestSkillDialog,
);

/** Asks for a skill that the catalogue lacks: a button and its dialog. */
export function RequestSkill() {
  const add = useAddSkill();
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { question, ...closing } = useClosing(isOpen, () => setOpen(false));

  useEffect(() => {
    notify.prepare();
    wishing.prepare();
  }, []);

  async function request(skill: SkillWish): Promise<void> {
    setFailure(undefined);
    try {
      await add.mutateAsync(skill);
    } catch (error) {
      const failed = `Failed to request new skill ${skill.name}`;
      logger.failure(failed, error);
      notify.error(failed);
      setFailure(reasonFor(error));
      return;
    }
    setOpen(false);
    notify.success(`${skill.name} is now among the skills`);
  }

  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setFailure(undefined);
          setOpen(true);
        }}
      >
        <Sparkles aria-hidden="true" />
        Request New Skill
      </Button>
      <wishing.Dialog
        open={isOpen}
        onSubmit={request}
        pending={add.isPending}
        failure={failure}
        {...closing}
      />
      {question}
    </>
  );
}
