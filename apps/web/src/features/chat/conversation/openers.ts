import { t } from '@lingui/core/macro';
import type { User } from '@skill-exchange/api-client/types';
import { skillName } from '@skill-exchange/ui/lib/skill-name';
import { firstName } from '@skill-exchange/ui/lib/texts/display-name';

/** Suggests first messages to another member, based on the skills that the two could swap. */
export function openersFor({ name, match }: User): string[] {
  const [learn] = match?.teaches.map(skillName) ?? [];
  const [teach] = match?.wants.map(skillName) ?? [];
  const first = firstName(name);
  const about = [
    learn && teach ? t`Hi ${first}! I'd love to learn ${learn}, and I could teach you ${teach}.` : undefined,
    learn && !teach ? t`Hi ${first}! I'd love to learn ${learn}. What would you like to learn?` : undefined,
    teach && !learn ? t`Hi ${first}! You want to learn ${teach}? I could help with that.` : undefined,
  ].filter((opener) => opener !== undefined);
  return [...about, t`Hi ${first}! What are you working on right now?`];
}
