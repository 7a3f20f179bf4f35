import { useUser } from '@skill-exchange/api-client/users';
import type { SwapSentence } from '@skill-exchange/ui/components/swap-sentence';
import { type ComponentProps, useState } from 'react';

export type Sentence = Pick<ComponentProps<typeof SwapSentence>, 'want' | 'give'>;

/** The member's own skills as a search, from which they take some away; null until there are skills on both sides. */
export function useSentence(memberId: string): Sentence | null {
  const { data: me } = useUser(memberId, { enabled: memberId !== '' });
  const want = useSide(me?.skillsRequested);
  const give = useSide(me?.skillsOffered);
  return want.all.length > 0 && give.all.length > 0 ? { want, give } : null;
}

function useSide(all: readonly string[] = []): Sentence['want'] {
  const [chosen, onChange] = useState(all);
  // What is no longer on the member's list does not count.
  const current = chosen.filter((skill) => all.includes(skill));
  return { all, chosen: current.length > 0 ? current : all, onChange };
}
