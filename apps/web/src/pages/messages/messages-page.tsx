import { t } from '@lingui/core/macro';
import { ChatPanes } from '@skill-exchange/ui/components/chat-panes';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Suspense } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { VerifyNotice } from '../../features/account/verify-notice.tsx';
import { Conversations } from '../../features/chat/conversations.tsx';
import { lazyWithPreload, usePreload } from '../../lib/lazy-with-preload.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useMemberSafety } from '../user/use-member-safety.tsx';

const ConversationPane = lazyWithPreload(
  async () => (await import('../../features/chat/conversation/conversation-pane.tsx')).ConversationPane,
);

/** `/messages`: the member's conversations, and with a member's id the one with them; `?at=<seq>` opens it at a message. */
export function MessagesPage() {
  const { userId } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { dialogs, ...safety } = useMemberSafety();
  usePreload(ConversationPane);
  const at = /^[1-9]\d{0,14}$/.exec(params.get('at') ?? '')?.[0];
  return (
    <>
      <PageMeta title={t`Messages`} description={t`Your conversations with other members, the latest first.`} />
      <ChatPanes
        title={t`Messages`}
        membersHref={paths.users}
        list={
          <>
            <VerifyNotice className="mx-4 mt-3" isAboutAnswers />
            <Conversations currentId={userId} />
          </>
        }
        thread={
          userId === undefined ? null : (
            <Suspense fallback={<LoadingStatus label={t`Loading...`} className="p-4" />}>
              <ConversationPane
                otherId={userId}
                at={at === undefined ? undefined : Number(at)}
                onGone={() => void navigate(paths.messages)}
                {...safety}
              />
            </Suspense>
          )
        }
      />
      {dialogs}
    </>
  );
}
