import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SkillMerge } from '@skill-exchange/api-client/types';
import { displayName } from '../../lib/texts/display-name.ts';
import { withComma } from '../../lib/texts/list-words.ts';
import { formatDate } from '../../lib/time/date-time.ts';
import { Button } from '../../primitives/button/button.tsx';
import { usesInWords } from '../skill-pair-card/uses-in-words.ts';

interface SkillMergeRowsProps {
  merges: readonly SkillMerge[];
  onUndo: (merge: SkillMerge) => void;
  /** The merge that is being undone. */
  undoingId?: string | undefined;
}

/** Merged and hidden skills, latest first, each with Undo until it is undone. */
export function SkillMergeRows({ merges, onUndo, undoingId }: SkillMergeRowsProps) {
  return (
    <ul
      data-slot="skill-merge-rows"
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
    >
      {merges.map((merge) => (
        <li key={merge._id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              {merge.isHidden ? (
                <Trans>
                  <bdi>{merge.from.name}</bdi> is hidden
                </Trans>
              ) : (
                <Trans>
                  <bdi>{merge.from.name}</bdi> is now <bdi>{merge.into.name}</bdi>
                </Trans>
              )}
            </p>
            <p className="text-small text-ink-2 wrap-anywhere">{mergeWords(merge)}</p>
          </div>
          {merge.undoneAt ? null : (
            <Button
              size="sm"
              variant="secondary"
              aria-label={
                merge.isHidden
                  ? t`Undo: ${{ name: merge.from.name }} is hidden`
                  : t`Undo: ${{ from: merge.from.name }} is now ${{ into: merge.into.name }}`
              }
              pending={merge._id === undoingId}
              pendingLabel={t`Undoing...`}
              onClick={() => onUndo(merge)}
            >
              {t`Undo`}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Returns '3 members. Tuesday, November 24, 2026, Ana. Undone Friday, November 27, 2026, Ben'. */
function mergeWords(merge: SkillMerge): string {
  const uses = usesInWords(merge);
  const done = signature(merge.at, merge.by);
  if (!merge.undoneAt) return `${uses}. ${done}`;
  return t`${uses}. ${done}. Undone ${{ undone: signature(merge.undoneAt, merge.undoneBy) }}`;
}

function signature(at: string, by: SkillMerge['by']): string {
  return by === undefined ? formatDate(at) : withComma(formatDate(at), displayName(by.name));
}
