import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { i18n } from '../../lib/texts/i18n.ts';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { EmptyChatArt } from '../illustration/illustration.tsx';

interface NoNotificationsProps {
  /** The active filter; empty without one. */
  filter?: '' | 'answer' | 'unread' | keyof typeof topics;
}

const topics = {
  sessions: msg`Nothing about sessions`,
  events: msg`Nothing about events`,
  messages: msg`Nothing about messages`,
  reviews: msg`Nothing about reviews`,
} satisfies Record<string, MessageDescriptor>;

/** An inbox without notifications, or without those of a kind. */
export function NoNotifications({ filter = '' }: NoNotificationsProps) {
  if (filter === '')
    return (
      <EmptyState title={t`You’re all caught up`} illustration={<EmptyChatArt />}>
        {t`Requests, sessions and messages show up here as they come.`}
      </EmptyState>
    );
  if (filter === 'answer')
    return <EmptyState title={t`Nothing needs an answer`}>{t`Choose All to see what else came.`}</EmptyState>;
  if (filter === 'unread')
    return <EmptyState title={t`Nothing unread`}>{t`You’ve seen everything that came.`}</EmptyState>;
  return <EmptyState title={i18n._(topics[filter])}>{t`Choose All to see what else came.`}</EmptyState>;
}
