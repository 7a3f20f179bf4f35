import { plural, t } from '@lingui/core/macro';
import { useUser } from '@skill-exchange/api-client/users';
import { EventPreview } from '@skill-exchange/ui/components/event-preview';
import type { EventDraft } from '@skill-exchange/ui/lib/events/event-fields';
import { countOfDates, type RepeatDraft, repeatInWords } from '@skill-exchange/ui/lib/time/repeats';
import { useMember } from '../../../lib/auth-session/auth-session-context.ts';
import { usePhotoUrl } from '../../../lib/use-photo-url.ts';

type DraftPreviewProps = { draft: EventDraft | undefined; repeat: RepeatDraft; photo: File | null; className: string };

/** Previews the ticket and the link of the event being typed. */
export function DraftPreview({ draft, repeat, photo: cover, className }: DraftPreviewProps) {
  const member = useMember();
  const { data: user } = useUser(member?.userId ?? '', { enabled: member !== null });
  const photo = usePhotoUrl()(user?.photo);
  const host = { _id: member?.userId ?? '', name: member?.name ?? '', photo };
  const day = draft?.date ?? '';
  const words = repeat.every === '' ? '' : repeatInWords(day, repeat.every);
  const repeats = words && t`${words}, ${plural(countOfDates(repeat, day), { one: '# times', other: '# times' })}`;
  return <EventPreview draft={draft} photo={cover} host={host} repeats={repeats} className={className} />;
}
