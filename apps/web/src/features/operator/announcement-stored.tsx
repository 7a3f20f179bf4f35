import { t } from '@lingui/core/macro';
import {
  useChangeAnnouncement,
  useDeleteAnnouncement,
  useSendAnnouncement,
  useStopAnnouncement,
  useTestAnnouncement,
} from '@skill-exchange/api-client/announcements';
import type { AnnouncementAnswer, NewAnnouncement } from '@skill-exchange/api-client/types';
import { sourceLanguage } from '@skill-exchange/texts/languages';
import { AnnouncementForm } from '@skill-exchange/ui/components/announcement-form';
import { AnnouncementSending } from '@skill-exchange/ui/components/announcement-sending';
import { RichText } from '@skill-exchange/ui/components/rich-text';
import { inLanguage } from '@skill-exchange/ui/lib/community/text-languages';
import { useNow } from '@skill-exchange/ui/lib/time/use-now';
import { AlertDialog } from '@skill-exchange/ui/primitives/alert-dialog';
import { Button } from '@skill-exchange/ui/primitives/button';
import { Card } from '@skill-exchange/ui/primitives/card';
import { useState } from 'react';
import { LeaveGuard } from '../../lib/forms/leave-guard.tsx';
import { useReportedSave } from '../../lib/forms/use-reported-save.ts';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { siteLanguages } from '../../lib/texts/site-languages.ts';
import { useNavigateIfMounted } from '../../lib/use-navigate-if-mounted.ts';

/** A draft to change and send; what was sent, and how far it is. */
export function StoredAnnouncement({ answer: { announcement, reach } }: { answer: AnnouncementAnswer }) {
  const { _id, version, state, subject, content, isMessage, banner, translations = [] } = announcement;
  // A server that has no translations names no language.
  const { language = sourceLanguage } = announcement;
  const now = useNow();
  const change = useChangeAnnouncement(_id);
  const writing = useReportedSave();
  const sending = useReportedSave();
  const [isDirty, setDirty] = useState(false);
  const calls = { test: useTestAnnouncement(), send: useSendAnnouncement(), stop: useStopAnnouncement() };
  const pending = (['test', 'send', 'stop'] as const).find((call) => calls[call].isPending);
  const run = useSingleFlight(async (call: keyof typeof calls) => {
    await sending.save(() => calls[call].mutateAsync(_id), words()[call]);
  });
  const onSave = useSingleFlight(async (body: NewAnnouncement) => {
    await writing.save(() => change.mutateAsync({ version, announcement: body }), {
      done: t`The draft is saved.`,
      failed: t`The draft was not saved`,
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {steps}
        {[{ language, subject, content }, ...translations].map((words) => (
          <Card key={words.language} className="grid max-w-152 gap-4 p-5">
            <h2 dir="auto" lang={words.language} className="type-h3 wrap-anywhere">
              {words.subject}
            </h2>
            <RichText topLevel={3} {...inLanguage(words.language)}>
              {words.content ?? ''}
            </RichText>
          </Card>
        ))}
      </div>
    );
  return (
    <>
      <AnnouncementForm
        key={version}
        saved={{ subject, content, isMessage, translations, ...(banner && { banner }) }}
        languages={siteLanguages}
        language={language}
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

const words = () => ({
  test: { done: t`The test is on its way.`, failed: t`The test was not sent` },
  send: { done: t`It is on its way.`, failed: t`The announcement was not sent` },
  stop: { done: t`It is stopped.`, failed: t`The announcement was not stopped` },
});

function DeleteDraft({ announcementId }: { announcementId: string }) {
  const navigate = useNavigateIfMounted();
  const [isOpen, setOpen] = useState(false);
  const remove = useDeleteAnnouncement();
  const { save, failure } = useReportedSave();
  const onDelete = useSingleFlight(async () => {
    const words = { done: t`The draft is deleted.`, failed: t`The draft was not deleted` };
    if (await save(() => remove.mutateAsync(announcementId), words))
      navigate('/operator/announcements', { replace: true });
  });
  return (
    <>
      <Button variant="danger-quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        {t`Delete the draft`}
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t`Delete this draft?`}
        description={failure ?? t`Nobody has got it. It can’t be brought back.`}
        confirmLabel={t`Delete`}
        cancelLabel={t`Keep it`}
        pending={remove.isPending}
        onConfirm={onDelete}
      />
    </>
  );
}
