import {
  useAnnouncement,
  useChangeAnnouncement,
  useCreateAnnouncement,
  useDeleteAnnouncement,
  useSendAnnouncement,
  useStopAnnouncement,
  useTestAnnouncement,
} from '@skill-exchange/api-client/announcements';
import { isApiError } from '@skill-exchange/api-client/errors';
import type { AnnouncementAnswer, NewAnnouncement } from '@skill-exchange/api-client/types';
import { AnnouncementForm } from '@skill-exchange/ui/components/announcement-form';
import { AnnouncementSending } from '@skill-exchange/ui/components/announcement-sending';
import { CommunityNews } from '@skill-exchange/ui/components/community-news';
import { useNow } from '@skill-exchange/ui/lib/time/use-now';
import { AlertDialog } from '@skill-exchange/ui/primitives/alert-dialog';
import { Button } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { useState } from 'react';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { LeaveGuard } from '../../lib/forms/leave-guard.tsx';
import { useReportedSave } from '../../lib/forms/use-reported-save.ts';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useNavigateIfMounted } from '../../lib/use-navigate-if-mounted.ts';
import { readAnnouncementDraft } from './announcement-draft.ts';

const listPath = '/operator/announcements';

/** A new announcement. Once it is stored, its own page sends it. */
export function NewAnnouncementEditor() {
  const navigate = useNavigateIfMounted();
  const { restored, keep, drop } = useDraft('announcement', readAnnouncementDraft);
  const create = useCreateAnnouncement();
  const keyFor = useIdempotencyKey();
  const { save, failure } = useReportedSave();
  const [startsAt] = useState(() => new Date().toISOString());
  const onSave = useSingleFlight(async (body: NewAnnouncement) => {
    const send = () => create.mutateAsync({ ...body, idempotencyKey: keyFor(body) });
    const words = {
      done: ({ announcement }: AnnouncementAnswer) => {
        drop();
        navigate(`${listPath}/${announcement._id}`, { replace: true });
        return 'The draft is saved.';
      },
      failed: 'The draft was not saved',
    };
    await save(send, words);
  });
  return (
    <AnnouncementForm
      startsAt={startsAt}
      initialDraft={restored}
      onDraftChange={keep}
      failure={failure}
      pending={create.isPending}
      onSave={onSave}
    />
  );
}

/** A stored announcement: a draft to change and send, or how far it is. */
export function AnnouncementEditor({ announcementId }: { announcementId: string }) {
  const query = useAnnouncement(announcementId);
  if (isApiError(query.error, 404))
    return <EmptyState title="No such announcement">It was deleted, or the link is wrong.</EmptyState>;
  return (
    <QueryView query={query} loading={<Loading />} failure="We couldn’t load the announcement">
      {(answer) => <Stored answer={answer} />}
    </QueryView>
  );
}

function Stored({ answer: { announcement, reach } }: { answer: AnnouncementAnswer }) {
  const { _id, version, state, subject, content, isMessage, banner, sentAt } = announcement;
  const now = useNow();
  const change = useChangeAnnouncement(_id);
  const writing = useReportedSave();
  const sending = useReportedSave();
  const [isDirty, setDirty] = useState(false);
  const calls = { test: useTestAnnouncement(), send: useSendAnnouncement(), stop: useStopAnnouncement() };
  const pending = (['test', 'send', 'stop'] as const).find((call) => calls[call].isPending);
  const run = useSingleFlight(async (call: keyof typeof calls) => {
    await sending.save(() => calls[call].mutateAsync(_id), words[call]);
  });
  const onSave = useSingleFlight(async (body: NewAnnouncement) => {
    await writing.save(() => change.mutateAsync({ version, announcement: body }), {
      done: 'The draft is saved.',
      failed: 'The draft was not saved',
    });
  });
  const steps = (
    <AnnouncementSending
      announcement={announcement}
      reach={reach}
      now={now}
      isDirty={isDirty}
      pending={pending}
      failure={sending.failure}
      onTest={() => run('test')}
      onSend={() => run('send')}
      onStop={() => run('stop')}
    />
  );
  if (state !== 'draft')
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        {steps}
        <CommunityNews news={{ _id, subject, content, ...(sentAt !== undefined && { sentAt }) }} className="mx-0" />
      </div>
    );
  return (
    <>
      <AnnouncementForm
        key={version}
        saved={{ subject, content, isMessage, ...(banner && { banner }) }}
        startsAt={announcement.changedAt}
        failure={writing.failure}
        pending={change.isPending}
        onDirtyChange={setDirty}
        onSave={onSave}
      >
        {steps}
        <DeleteDraft announcementId={_id} />
      </AnnouncementForm>
      <LeaveGuard when={isDirty && !change.isPending} />
    </>
  );
}

const words = {
  test: { done: 'The test is on its way.', failed: 'The test was not sent' },
  send: { done: 'It is on its way.', failed: 'The announcement was not sent' },
  stop: { done: 'It is stopped.', failed: 'The announcement was not stopped' },
};

function DeleteDraft({ announcementId }: { announcementId: string }) {
  const navigate = useNavigateIfMounted();
  const [isOpen, setOpen] = useState(false);
  const remove = useDeleteAnnouncement();
  const { save, failure } = useReportedSave();
  const onDelete = useSingleFlight(async () => {
    const words = { done: 'The draft is deleted.', failed: 'The draft was not deleted' };
    if (await save(() => remove.mutateAsync(announcementId), words)) navigate(listPath, { replace: true });
  });
  return (
    <>
      <Button variant="danger-quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        Delete the draft
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Delete this draft?"
        description={failure ?? 'Nobody has got it. It can’t be brought back.'}
        confirmLabel="Delete"
        cancelLabel="Keep it"
        pending={remove.isPending}
        onConfirm={onDelete}
      />
    </>
  );
}

function Loading() {
  return (
    <LoadingStatus label="Loading the announcement...">
      <Skeleton className="h-80 lg:max-w-3/5" />
    </LoadingStatus>
  );
}
