import { t } from '@lingui/core/macro';
import type { ChatSettings, ChatSettingsChange } from '@skill-exchange/api-client/types';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';

interface ChatSharingProps {
  settings: ChatSettings;
  onChange: (change: ChatSettingsChange) => void;
}

/** What a member shares in chats. Each choice works both ways. */
export function ChatSharing({ settings, onChange }: ChatSharingProps) {
  return (
    <fieldset
      data-slot="chat-sharing"
      className="divide-y divide-line rounded-card border border-line bg-surface shadow-card"
    >
      <legend className="sr-only">{t`What others see`}</legend>
      <Checkbox
        className="px-4 py-3 sm:px-5"
        label={t`Read receipts`}
        hint={t`Others see what you have received and read, and you see theirs.`}
        checked={settings.shareReceipts}
        onCheckedChange={(checked) => onChange({ shareReceipts: checked === true })}
      />
      <Checkbox
        className="px-4 py-3 sm:px-5"
        label={t`When you are here`}
        hint={t`Others see when you are online or typing, and you see them.`}
        checked={settings.sharePresence}
        onCheckedChange={(checked) => onChange({ sharePresence: checked === true })}
      />
    </fieldset>
  );
}
