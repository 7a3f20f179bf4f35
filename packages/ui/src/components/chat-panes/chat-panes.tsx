import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { EmptyChatArt } from '../illustration/illustration.tsx';

interface ChatPanesProps {
  /** The title of the page, above the list. */
  title: string;
  list: ReactNode;
  /** The open conversation; null shows how to open one. */
  thread: ReactNode;
  membersHref: string;
}

/** The page of conversations: list and thread next to each other, or one of them on small screens. */
export function ChatPanes({ title, list, thread, membersHref }: ChatPanesProps) {
  const hasThread = thread !== null;
  return (
    <div
      data-slot="chat-panes"
      className={cx(
        // The height of the window without the navbar, so that both sides scroll by themselves.
        'lg:page-wrap grid grid-cols-[minmax(0,1fr)] lg:h-[calc(100dvh-73px)] lg:min-h-100 lg:grid-cols-[22rem_minmax(0,1fr)]',
        hasThread && 'max-lg:h-dvh max-lg:min-h-60',
      )}
    >
      <div
        className={cx(
          'flex min-h-0 min-w-0 flex-col border-line lg:border-x',
          hasThread ? 'max-lg:sr-only max-lg:*:not-first:hidden' : 'pt-5 pb-8 lg:pt-6 lg:pb-0',
          hasThread && 'lg:pt-6',
        )}
      >
        <h1 className="px-4 text-h3 leading-tight">{title}</h1>
        {list}
      </div>
      <section
        aria-label={t`Conversation`}
        className={cx(
          'flex min-h-0 min-w-0 flex-col border-line bg-surface lg:border-e',
          !hasThread && 'max-lg:hidden',
        )}
      >
        {thread ?? (
          <div className="m-auto grid justify-items-center gap-4 p-6 text-center">
            <EmptyChatArt />
            <p className="type-h4 max-w-[26ch]">{t`Select a user to start chatting`}</p>
            <ButtonLink href={membersHref} variant="secondary">
              {t`Find people`}
            </ButtonLink>
          </div>
        )}
      </section>
    </div>
  );
}
