import { useAddSkill } from '@skill-exchange/api-client/skills';
import { RequestSkillDialog, type SkillRequest } from '@skill-exchange/ui/components/request-skill-dialog';
import { useState } from 'react';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { reasonFor } from '../../lib/reason-for.ts';
import { useClosing } from '../../lib/use-closing.tsx';
import { useSingleFlight } from '../../lib/use-single-flight.ts';

type WishForSkillProps = { open: boolean; onClose: () => void };

/** The dialog that requests a skill. It closes once the skill exists. */
export function WishForSkill({ open, onClose }: WishForSkillProps) {
  const add = useAddSkill();
  const [failure, setFailure] = useState<string>();
  const { question, ...closing } = useClosing(open, onClose);

  async function request(skill: SkillRequest): Promise<void> {
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
    onClose();
    notify.success(`${skill.name} is now in the catalog`);
  }

  return (
    <>
      <RequestSkillDialog
        open={open}
        onSubmit={useSingleFlight(request)}
        pending={add.isPending}
        failure={failure}
        {...closing}
      />
      {question}
    </>
  );
}
