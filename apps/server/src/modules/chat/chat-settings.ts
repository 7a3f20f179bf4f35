import type { ChatSettings, ChatSettingsChange } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import * as threads from './thread-repository.ts';

/** Returns what a member shares in chats. */
export async function readChatSettings({ db }: Pick<AppContext, 'db'>, memberId: string): Promise<ChatSettings> {
  return present(await threads.findChatSettings(db, memberId));
}

/** Changes what a member shares in chats. `sharePresence` is the inverse of the profile's `hides_activity`. */
export async function changeChatSettings(
  { db }: AppContext,
  memberId: string,
  { shareReceipts, sharePresence }: ChatSettingsChange,
): Promise<ChatSettings> {
  const change = {
    ...(shareReceipts !== undefined && { shares_receipts: shareReceipts }),
    ...(sharePresence !== undefined && { hides_activity: !sharePresence }),
  };
  // A body with unknown fields alone.
  if (Object.keys(change).length === 0) return await readChatSettings({ db }, memberId);
  return present(await threads.changeChatSettings(db, memberId, change));
}

function present({ shares_receipts, hides_activity }: threads.ChatSettingsRow): ChatSettings {
  return { shareReceipts: shares_receipts, sharePresence: !hides_activity };
}
