import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SavedEventDraft } from '@skill-exchange/api-client/types';
import { timeAgo } from '../../lib/time/time-ago.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { Button, ButtonLink } from '../../primitives/button/button.tsx';

interface DraftRowsProps {
  drafts: readonly SavedEventDraft[];
  hrefOf: (draft: SavedEventDraft) => string;
  onDelete: (draft: SavedEventDraft) => void;
  /** The draft that is being deleted. */
  deletingId?: string | undefined;
}

/** A member's drafts of events: the title, the time of the last change, and what to do with each. */
export function DraftRows({ drafts, hrefOf, onDelete, deletingId }: DraftRowsProps) {
  const now = useNow();
  return (
    <ul
      data-slot="draft-rows"
      className="relative divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
    >
      {drafts.map((draft) => {
        const title = draft.content.title?.trim() || t`Untitled event`;
        const when = timeAgo(draft.changedAt, now);
        return (
          <li key={draft._id} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 sm:px-5">
            <div className="min-w-48 flex-1">
              <p dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
                {title}
              </p>
              <p className="text-small text-ink-2">
                <Trans>
                  Changed <time dateTime={draft.changedAt}>{when}</time>
                </Trans>
              </p>
            </div>
            <div className="flex gap-2">
              <ButtonLink href={hrefOf(draft)} variant="secondary" size="sm">
                <Trans>
                  Continue<span className="sr-only"> {title}</span>
                </Trans>
              </ButtonLink>
              <Button
                variant="danger-quiet"
                size="sm"
                pending={draft._id === deletingId}
                onClick={() => onDelete(draft)}
              >
                <Trans>
                  Delete<span className="sr-only"> the draft {title}</span>
                </Trans>
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
