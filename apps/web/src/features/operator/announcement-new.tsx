import { t } from '@lingui/core/macro';
import { useCreateAnnouncement } from '@skill-exchange/api-client/announcements';
import type { AnnouncementAnswer, NewAnnouncement } from '@skill-exchange/api-client/types';
import { AnnouncementForm } from '@skill-exchange/ui/components/announcement-form';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { useState } from 'react';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { useReportedSave } from '../../lib/forms/use-reported-save.ts';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { siteLanguages } from '../../lib/texts/site-languages.ts';
import { useNavigateIfMounted } from '../../lib/use-navigate-if-mounted.ts';
import { readAnnouncementDraft } from './announcement-draft.ts';
import { languageOf } from './language-of.ts';
import { SettingsView } from './settings-view.tsx';

const listPath = '/operator/announcements';

/** A new announcement. Once it is stored, its own page sends it. */
export function NewAnnouncementEditor() {
  return (
    <SettingsView skeleton={<Skeleton className="h-80 lg:max-w-3/5" />}>
      {({ settings }) => <NewAnnouncementForm language={languageOf(settings)} />}
    </SettingsView>
  );
}

function NewAnnouncementForm({ language }: { language: string }) {
  const navigate = useNavigateIfMounted();
  const { restored, keep, drop } = useDraft('announcement', readAnnouncementDraft);
  const create = useCreateAnnouncement();
  const keyFor = useIdempotencyKey();
  const { save, failure } = useReportedSave();
  const [startsAt] = useState(() => new Date(Date.now()).toISOString());
  const onSave = useSingleFlight(async (body: NewAnnouncement) => {
    const send = () => create.mutateAsync({ ...body, idempotencyKey: keyFor(body) });
    const words = {
      done: ({ announcement }: AnnouncementAnswer) => {
        drop();
        navigate(`${listPath}/${announcement._id}`, { replace: true });
        return t`The draft is saved.`;
      },
      failed: t`The draft was not saved`,
    };
    await save(send, words);
  });
  return (
    <AnnouncementForm
      languages={siteLanguages}
      language={language}
      startsAt={startsAt}
      initialDraft={restored}
      onDraftChange={keep}
      failure={failure}
      pending={create.isPending}
      onSave={onSave}
    />
  );
}
