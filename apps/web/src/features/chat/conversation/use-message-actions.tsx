import { t } from '@lingui/core/macro';
import { useApi } from '@skill-exchange/api-client/provider';
import { deleteMessageMutation, editMessageMutation, reactMutation } from '@skill-exchange/api-client/threads';
import type { Message, Reaction } from '@skill-exchange/api-client/types';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lazyDialog } from '../../../lib/dialogs/lazy-dialog.tsx';
import { useDialogSubject } from '../../../lib/dialogs/use-dialog-subject.ts';
import { toastError } from '../../../lib/toast-error.ts';
import type { ChatStore } from '../chat-store.ts';
import { receive } from './thread.ts';

const DeleteMessageDialog = lazyDialog(
  async () => (await import('@skill-exchange/ui/components/delete-message-dialog')).DeleteMessageDialog,
  ({ onOpenChange }) => onOpenChange(false),
);

/** Milliseconds for which a message can be edited. */
const editableFor = 15 * 60_000;

type Target = Pick<Message, '_id' | 'createdAt'>;

type MessageActionsOptions<Shown> = {
  store: ChatStore;
  otherId: string;
  /** Begins a reply or an edit in the text field. */
  start: (kind: 'reply' | 'edit', message: Shown) => void;
};

/** Edits, deletes and reactions. Each change is shown once the server has stored it. */
export function useMessageActions<Shown extends Target>({ store, otherId, start }: MessageActionsOptions<Shown>) {
  const api = useApi();
  const changing = (failed: string) => ({
    onSuccess: (message: Message) => store.update(otherId, (thread) => receive(thread, message)),
    onError: (error: Error) => toastError(failed, error),
  });
  const edit = useMutation({ ...editMessageMutation(api), ...changing(t`We couldn’t change your message.`) });
  const remove = useMutation({ ...deleteMessageMutation(api), ...changing(t`We couldn’t delete your message.`) });
  const react = useMutation({ ...reactMutation(api), ...changing(t`We couldn’t save your reaction.`) });
  const { thing, isOpen, show, close } = useDialogSubject<Target>();

  // The same object in every render: a new one would render every message again.
  const actions = useMemo(
    () => ({
      canEdit: ({ createdAt }: Target) => Date.now() - Date.parse(createdAt) < editableFor,
      onReply: (message: Shown) => start('reply', message),
      onEdit: (message: Shown) => start('edit', message),
      onDelete: show,
      onReact: ({ _id }: Target, reaction: Reaction, isOn: boolean) => react.mutate({ messageId: _id, reaction, isOn }),
    }),
    [start, show, react.mutate],
  );

  return {
    actions,
    edit,
    dialog: (
      <DeleteMessageDialog
        open={isOpen}
        onOpenChange={(open) => void (open || close())}
        pending={remove.isPending}
        onConfirm={() => thing !== null && remove.mutate(thing._id, { onSettled: () => void close() })}
      />
    ),
  };
}
