import { t } from '@lingui/core/macro';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { EmptyChatArt } from '../illustration/illustration.tsx';

interface NoNotificationsProps {
  /** The label of the active filter; omit it without a filter. */
  filter?: 'Needs an answer' | 'Unread' | 'Sessions' | 'Events' | 'Messages' | 'Reviews' | undefined;
}

/** An inbox without notifications, or without those of a kind. */
export function NoNotifications({ filter }: NoNotificationsProps) {
  if (filter === undefined)
    return (
      <EmptyState title={t`You’re all caught up`} illustration={<EmptyChatArt />}>
        {t`Requests, sessions and messages show up here as they come.`}
      </EmptyState>
    );
  if (filter === 'Needs an answer')
    return <EmptyState title={t`Nothing needs an answer`}>{t`Choose All to see what else came.`}</EmptyState>;
  if (filter === 'Unread')
    return <EmptyState title={t`Nothing unread`}>{t`You’ve seen everything that came.`}</EmptyState>;
  return (
    <EmptyState title={t`Nothing about ${filter.toLowerCase()}`}>{t`Choose All to see what else came.`}</EmptyState>
  );
}
