import { t } from '@lingui/core/macro';
import { currentVersionIn } from '@skill-exchange/api-client/current-version';
import { isApiError, serverMessageOr } from '@skill-exchange/api-client/errors';
import { useSaveEventDraft } from '@skill-exchange/api-client/event-drafts';
import { Button } from '@skill-exchange/ui/primitives/button';
import { useSingleFlight } from '../../../lib/forms/use-single-flight.ts';
import { isOnline } from '../../../lib/is-online.ts';
import { logger } from '../../../lib/logger.ts';
import { newUuid } from '../../../lib/new-uuid.ts';
import { notify } from '../../../lib/notify.ts';
import { contentOf } from './draft-content.ts';
import { type NewEventDraft, readSavedAs, type SavedAs } from './event-drafts.ts';

type SaveDraftProps = {
  /** What is typed so far, with the id under which it was saved. */
  draft: Partial<NewEventDraft>;
  /** A photo is no part of a draft. */
  hasPhoto: boolean;
  disabled: boolean;
  /** Called with the draft's id before it is sent, because a failed call may have stored it. */
  onSend: (draftId: string) => void;
  onSaved: () => void;
  /** Called with the version that the next save replaces. */
  onStored: (savedAs: SavedAs) => void;
  onFailure: (message: string) => void;
};

/** The button that saves the form of a new event as a draft, for other devices too. */
export function SaveDraft({ draft, hasPhoto, disabled, onSend, onSaved, onStored, onFailure }: SaveDraftProps) {
  const { mutateAsync, isPending } = useSaveEventDraft();
  const save = useSingleFlight(async () => {
    const { draftId = newUuid(), version } = draft;
    onSend(draftId);
    try {
      const saved = await mutateAsync({ draftId, content: contentOf(draft), version });
      onStored(readSavedAs({ draftId, version: saved.version }));
      onSaved();
      notify.success(hasPhoto ? t`Draft saved, without the photo` : t`Draft saved`);
    } catch (error) {
      logger.failure('Failed to save a draft', error);
      const current = currentVersionIn(error);
      // The member has been warned: saving again replaces the other change.
      if (current !== undefined) onStored({ draftId, version: current });
      const advice =
        isApiError(error, 0) && !isOnline()
          ? t`You're offline. We kept what you typed in this tab, so try again once you're connected.`
          : t`We kept what you typed in this tab. Try again in a moment.`;
      onFailure(`${t`The draft wasn’t saved.`}\n${serverMessageOr(error, advice)}`);
    }
  });
  return (
    <Button
      variant="secondary"
      disabled={disabled}
      pending={isPending}
      pendingLabel={t`Saving...`}
      // Blur would validate the field, and its message would move the button away before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={save}
    >
      {t`Save draft`}
    </Button>
  );
}
