import { useUser } from '@skill-exchange/api-client/users';
import type { EventDraft } from '@skill-exchange/ui/components/event-form';
import { EventPreview } from '@skill-exchange/ui/components/event-preview';
import { useMember } from '../../../lib/auth-session/auth-session-context.ts';
import { usePhotoUrl } from '../../../lib/use-photo-url.ts';

type DraftPreviewProps = { draft: EventDraft | undefined; photo: File | null; className: string };

/** Previews the card of the event being typed. */
export function DraftPreview({ draft, photo: cover, className }: DraftPreviewProps) {
  const member = useMember();
  const { data: user } = useUser(member?.userId ?? '', { enabled: member !== null });
  const photo = usePhotoUrl()(user?.photo);
  const host = { _id: member?.userId ?? '', name: member?.name ?? '', photo };
  return <EventPreview draft={draft} photo={cover} host={host} className={className} />;
}
