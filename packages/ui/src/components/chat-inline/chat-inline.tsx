import { t } from '@lingui/core/macro';
import type { ChatUser } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type RefObject, useId } from 'react';
import { firstName } from '../../lib/texts/display-name.ts';
import type { ChatPanelProps } from '../chat-widget/chat-panel-props.ts';
import { ThreadArea } from '../chat-widget/thread-area.tsx';
import { ThreadFooter } from '../chat-widget/thread-footer.tsx';

interface ChatInlineProps
  extends Omit<ChatPanelProps, 'users' | 'selectedId' | 'onSelect'>,
    Pick<ComponentProps<'section'>, 'className' | 'ref'> {
  /** The other member. */
  other: ChatUser;
  inputRef?: RefObject<HTMLTextAreaElement | null>;
}

/** The conversation of two members as a section of a page: the thread scrolls, the composer stays below it. */
export function ChatInline({ other, inputRef, className, ref, ...props }: ChatInlineProps) {
  const id = useId();
  const first = firstName(other.name);
  return (
    <section
      ref={ref}
      data-slot="chat-inline"
      aria-labelledby={id}
      className={cx('flex min-w-0 flex-col border-t border-line', className)}
    >
      <h3 id={id} className="px-5 pt-5 pb-1 text-h4 leading-tight wrap-anywhere sm:px-6">
        {t`You and ${first}`}
      </h3>
      <ThreadArea {...props} users={undefined} selected={other} className="max-h-[min(28rem,60dvh)] min-h-24 " />
      <ThreadFooter
        {...props}
        inputRef={inputRef}
        selected={other}
        className="stick-above-bar bg-surface ps-5 md:static"
      />
    </section>
  );
}
