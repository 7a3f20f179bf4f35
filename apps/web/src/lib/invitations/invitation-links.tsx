import { t } from '@lingui/core/macro';
import { useCreateInvitation } from '@skill-exchange/api-client/invitations';
import type { Invitation, NewInvitation } from '@skill-exchange/api-client/types';
import { InvitationForm } from '@skill-exchange/ui/components/invitation-form';
import { InvitationList } from '@skill-exchange/ui/components/invitation-list';
import { useNow } from '@skill-exchange/ui/lib/time/use-now';
import { AlertDialog } from '@skill-exchange/ui/primitives/alert-dialog';
import { Button } from '@skill-exchange/ui/primitives/button';
import { FormFailure } from '@skill-exchange/ui/primitives/form-parts';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { useDialogSubject } from '../dialogs/use-dialog-subject.ts';
import { copyText } from '../forms/copy-text.ts';
import { useReportedSave } from '../forms/use-reported-save.ts';
import { useSingleFlight } from '../forms/use-single-flight.ts';
import { useIdempotencyKey } from '../idempotency-key.ts';
import { notify } from '../notify.ts';

type InvitationLinksProps = {
  invitations: readonly Invitation[];
  /** The most people that a new link may let in; 0 for no new link. */
  most: number;
  revoke: { mutateAsync: (invitationId: string) => Promise<unknown>; isPending: boolean };
};

/** Links that let people in: to make, to copy and to revoke. */
export function InvitationLinks({ invitations, most, revoke }: InvitationLinksProps) {
  const now = useNow();
  const create = useCreateInvitation();
  const keyFor = useIdempotencyKey();
  const [isMaking, setMaking] = useState(false);
  const { save, failure } = useReportedSave();
  const ending = useReportedSave();
  const { thing: asked, isOpen, show, close } = useDialogSubject<Invitation>();

  const copy = ({ token }: Pick<Invitation, 'token'>) =>
    copyText(`${window.location.origin}${paths.invitation(token)}`).then(
      () => notify.success(t`The link is copied.`),
      () => notify.error(t`Your browser doesn’t let us copy the link.`),
    );

  const onCreate = useSingleFlight(async (body: NewInvitation) => {
    const words = { done: t`The link works.`, failed: t`The link was not made` };
    if (await save(() => create.mutateAsync({ ...body, idempotencyKey: keyFor(body) }), words)) setMaking(false);
  });

  const onRevoke = useSingleFlight(async (invitation: Invitation) => {
    const words = { done: t`The link no longer works.`, failed: t`The link was not revoked` };
    if (await ending.save(() => revoke.mutateAsync(invitation._id), words)) close();
  });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {isMaking ? (
        <div className="max-w-140 rounded-card border border-line bg-surface p-5 shadow-card">
          <InvitationForm most={most} pending={create.isPending} failure={failure} onCreate={onCreate} />
        </div>
      ) : null}
      {isMaking || most === 0 ? null : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setMaking(true)}>
          <Plus aria-hidden="true" />
          {t`New link`}
        </Button>
      )}
      {invitations.length === 0 ? (
        <p className="text-ink-2">{t`Nobody has made a link yet.`}</p>
      ) : (
        <InvitationList
          aria-label={t`Invitations`}
          invitations={invitations}
          now={now}
          onCopy={(invitation) => void copy(invitation)}
          onRevoke={show}
        />
      )}
      <AlertDialog
        open={isOpen}
        onOpenChange={(open) => !open && close()}
        title={t`Revoke this link?`}
        description={t`It lets nobody in from now on. Who has joined by it stays.`}
        confirmLabel={t`Revoke`}
        pending={revoke.isPending}
        pendingLabel={t`Revoking...`}
        onConfirm={() => asked !== null && void onRevoke(asked)}
      >
        <FormFailure message={ending.failure} className="mt-4" />
      </AlertDialog>
    </div>
  );
}
