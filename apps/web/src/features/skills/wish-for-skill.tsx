import { t } from '@lingui/core/macro';
import { useAddSkill } from '@skill-exchange/api-client/skills';
import { RequestSkillDialog, type SkillRequest } from '@skill-exchange/ui/components/request-skill-dialog';
import { useClosing } from '../../lib/dialogs/use-closing.tsx';
import { useReportedSave } from '../../lib/forms/use-reported-save.ts';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';

type WishForSkillProps = { open: boolean; onClose: () => void };

/** The dialog that requests a skill. It closes once the skill exists. */
export function WishForSkill({ open, onClose }: WishForSkillProps) {
  const add = useAddSkill();
  const { save, failure } = useReportedSave();
  const { question, ...closing } = useClosing(open, onClose);

  async function request(skill: SkillRequest): Promise<void> {
    const { name } = skill;
    const isSaved = await save(() => add.mutateAsync(skill), {
      done: t`${name} is now in the catalog`,
      failed: t`Failed to request new skill ${name}`,
    });
    if (isSaved) onClose();
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
