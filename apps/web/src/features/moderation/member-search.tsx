import { t } from '@lingui/core/macro';
import { useModeratedMembers, useOpenCase } from '@skill-exchange/api-client/moderated-members';
import type { ModeratedMember } from '@skill-exchange/api-client/types';
import { ModeratedMembers } from '@skill-exchange/ui/components/moderated-members';
import { WordsForm } from '@skill-exchange/ui/components/words-form';
import { Field } from '@skill-exchange/ui/primitives/field';
import { Input } from '@skill-exchange/ui/primitives/input';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { SkeletonRows } from '@skill-exchange/ui/primitives/skeleton';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { moderationPaths } from '../../config/moderation-paths.ts';
import { paths } from '../../config/paths.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { LeaveGuard } from '../../lib/forms/leave-guard.tsx';
import { reasonFor } from '../../lib/forms/reason-for.ts';
import { notify } from '../../lib/notify.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useSearchAddress } from '../../lib/search/use-search-address.ts';
import { isRecord } from '../../lib/storage/parse-stored.ts';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

/** Members whom nobody needs to have reported: a search, the cases about each, and the form for another one. */
export function MemberSearch() {
  const { text, search, write } = useSearchAddress();
  const query = useModeratedMembers(search);
  const photoUrl = usePhotoUrl();
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <div className="grid max-w-200 grid-cols-[minmax(0,1fr)] gap-5">
      <Field label={t`Name`} hint={t`Also members whom others don’t find: suspended, away, or blocked.`}>
        <Input type="search" maxLength={200} value={text} onChange={({ target }) => write(target.value)} />
      </Field>
      <QueryView
        query={query}
        loading={
          <LoadingStatus label={t`Loading the members...`}>
            <SkeletonRows count={4} className="h-18" />
          </LoadingStatus>
        }
        failure={t`We couldn’t load the members`}
        isEmpty={({ members }) => members.length === 0}
        empty={<p className="py-8 text-ink-2">{t`Nobody matches.`}</p>}
      >
        {({ members, hasMore = false }) => (
          <ModeratedMembers
            members={members.map((member) => ({ ...member, photo: photoUrl(member.photo) }))}
            hasMore={hasMore}
            openId={openId}
            onOpen={setOpenId}
            profileHref={paths.user.to}
            caseHref={moderationPaths.case.to}
            formOf={(member) => <OpenCaseForm member={member} />}
          />
        )}
      </QueryView>
    </div>
  );
}

function OpenCaseForm({ member }: { member: ModeratedMember }) {
  const { mutate, isPending, error } = useOpenCase(member._id);
  const navigate = useNavigate();
  const [isDirty, setDirty] = useState(false);
  const { restored, keep, drop } = useDraft(`case-${member._id}`, readReason);

  function open(reason: string): void {
    mutate(reason, {
      onSuccess: ({ _id }) => {
        drop();
        notify.success(t`The case is open.`);
        void navigate(moderationPaths.case.to(_id));
      },
    });
  }

  return (
    <>
      <WordsForm
        title={t`Open a case without a report`}
        label={t`Why do you open a case?`}
        hint={t`Only moderators read this, also in the log. The member reads of a decision alone.`}
        maxLength={1_000}
        submitLabel={t`Open a case`}
        pending={isPending}
        failure={error === null ? undefined : reasonFor(error)}
        initialDraft={restored}
        onDraftChange={keep}
        onDirtyChange={setDirty}
        onSubmit={open}
      />
      <LeaveGuard when={isDirty && !isPending} onDiscard={drop} />
    </>
  );
}

const readReason = (stored: unknown) =>
  isRecord(stored) && typeof stored.words === 'string' ? { words: stored.words } : undefined;
