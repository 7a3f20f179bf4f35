import { t } from '@lingui/core/macro';
import { useMergeSkills } from '@skill-exchange/api-client/skill-merges';
import { MergeDialog } from '@skill-exchange/ui/components/merge-dialog';
import { type PickedSkill, SkillPicker } from '@skill-exchange/ui/components/skill-picker';
import { Button } from '@skill-exchange/ui/primitives/button';
import { useState } from 'react';
import { notify } from '../../lib/notify.ts';
import { useSearchSkills } from '../../lib/search/use-search-skills.ts';
import { toastError } from '../../lib/toast-error.ts';

type Picked = readonly PickedSkill[];

/** Merges any two skills of the catalog, also those that do not look alike, or hides one. */
export function AnySkills() {
  const search = useSearchSkills();
  const { mutate, isPending } = useMergeSkills();
  const [from, setFrom] = useState<Picked>([]);
  const [into, setInto] = useState<Picked>([]);
  const [isAsking, setAsking] = useState(false);
  const [one] = from;
  const [other] = into;
  const isReady = one?._id !== undefined && other?._id !== undefined && one._id !== other._id;

  function merge(): void {
    if (one?._id === undefined) return;
    mutate(
      { fromSkill: one._id, ...(other?._id !== undefined && { intoSkill: other._id }) },
      {
        onSuccess: ({ into: { name } }) => {
          notify.success(
            other === undefined
              ? t`Nobody sees ${{ name }} any more.`
              : t`${{ before: one.name }} is now ${{ now: other.name }}.`,
          );
          setFrom([]);
          setInto([]);
        },
        onError: (error) =>
          toastError(other === undefined ? t`We couldn’t hide this skill.` : t`We couldn’t merge these skills.`, error),
        onSettled: () => setAsking(false),
      },
    );
  }

  return (
    <section aria-labelledby="any-skills" className="mt-10 grid gap-4">
      <h2 id="any-skills" className="type-h3">
        {t`Search the catalog`}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
        <SkillPicker
          label={t`Skill that goes`}
          kind="learn"
          mode="single"
          value={from}
          onValueChange={setFrom}
          search={search}
          asStored
        />
        <SkillPicker
          label={t`Skill that stays`}
          kind="teach"
          mode="single"
          value={into}
          onValueChange={setInto}
          search={search}
          asStored
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={!isReady} onClick={() => setAsking(true)}>
          {t`Merge these skills`}
        </Button>
        <Button
          variant="secondary"
          disabled={one?._id === undefined || other !== undefined}
          onClick={() => setAsking(true)}
        >
          {t`Hide the skill that goes`}
        </Button>
      </div>
      {one ? (
        <MergeDialog
          from={one}
          into={other}
          open={isAsking}
          onOpenChange={setAsking}
          pending={isPending}
          onConfirm={merge}
        />
      ) : null}
    </section>
  );
}
