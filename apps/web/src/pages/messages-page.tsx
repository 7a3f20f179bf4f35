import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { Conversations } from '../features/chat/conversations.tsx';
import { PageMeta } from '../lib/page-meta.tsx';

/** `/messages`: the member's conversations. */
export function MessagesPage() {
  return (
    <div className="page-wrap max-w-200 pt-12 pb-24 max-sm:pt-8">
      <PageMeta title="Messages" description="Your conversations with other members, the latest first." />
      <PageHeader title="Messages" className="mb-8" />
      <Conversations />
    </div>
  );
}
