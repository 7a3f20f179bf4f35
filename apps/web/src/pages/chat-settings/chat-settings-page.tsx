import { t } from '@lingui/core/macro';
import { Sharing } from '../../features/chat/sending/sharing.tsx';
import { SettingsFrame } from '../../layouts/settings-frame.tsx';

/** `/userDashboard/chat`: what others see of the member in chats. */
export function ChatSettingsPage() {
  return (
    <SettingsFrame
      title={t`Chat settings`}
      description={t`Choose whether others see what you have read, and when you are here.`}
      lead={t`What you hide from others, you don’t see of them either.`}
    >
      <Sharing />
    </SettingsFrame>
  );
}
