import { ChatPanes } from '@skill-exchange/ui/components/chat-panes';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { ConversationPane } from '../features/chat/conversation-pane.tsx';
import { Conversations } from '../features/chat/conversations.tsx';
import { PageMeta } from '../lib/page-meta.tsx';

/** `/messages`: the member's conversations, and with a member's id the one with them; `?at=<seq>` opens it at a message. */
export function MessagesPage() {
  const { userId } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const at = /^[1-9]\d{0,14}$/.exec(params.get('at') ?? '')?.[0];
  return (
    <>
      <PageMeta title="Messages" description="Your conversations with other members, the latest first." />
      <ChatPanes
        title="Messages"
        list={<Conversations currentId={userId} />}
        thread={
          userId === undefined ? null : (
            <ConversationPane
              otherId={userId}
              at={at === undefined ? undefined : Number(at)}
              onGone={() => void navigate(paths.messages)}
            />
          )
        }
      />
    </>
  );
}
