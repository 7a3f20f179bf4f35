import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import { displayName } from '../../lib/texts/display-name.ts';
import { i18n } from '../../lib/texts/i18n.ts';
import type { MessageActions } from './message-actions.ts';
import { reactionKinds } from './reactions.tsx';
import type { ThreadMessage } from './thread-days.ts';

interface MessageReactionsProps {
  message: ThreadMessage;
  memberId: string;
  otherName: string;
  /** Undefined if reactions can only be seen. */
  onReact: MessageActions['onReact'] | undefined;
  className?: string;
}

/** The reactions to a message, as buttons that add or take back one's own. */
export function MessageReactions({ message, memberId, otherName, onReact, className }: MessageReactionsProps) {
  const { reactions = [] } = message;
  if (reactions.length === 0) return null;
  return (
    <ul aria-label={t`Reactions`} className={cx('-mt-2.5 flex flex-wrap gap-1 px-2', className)}>
      {reactionKinds.map(({ reaction, name, Icon }) => {
        const members = reactions.find((other) => other.reaction === reaction)?.members ?? [];
        if (members.length === 0) return null;
        const isOn = members.includes(memberId);
        return (
          <li key={reaction}>
            <button
              type="button"
              aria-pressed={isOn}
              disabled={onReact === undefined}
              className={cx(
                'relative flex h-6.5 items-center gap-1 rounded-full border-2 border-surface px-2 text-cap font-semibold',
                'after:absolute after:-inset-x-0.5 after:-inset-y-2.5',
                isOn ? 'bg-teach-tint text-teach-ink' : 'bg-sunken text-ink',
              )}
              onClick={() => onReact?.(message, reaction, !isOn)}
            >
              <Icon aria-hidden="true" className="size-3.5" />
              <span className="sr-only">{`${i18n._(name)}, `}</span>
              {members.length}
              <span className="sr-only"> {fromWords(members, memberId, displayName(otherName))}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Says of whom a reaction is: the member, the other one, or both in the order of their reactions. */
function fromWords([first, second]: readonly string[], memberId: string, name: string): string {
  if (first === memberId) return second === undefined ? t`from you` : t`from you and ${name}`;
  return second === undefined ? t`from ${name}` : t`from ${name} and you`;
}
