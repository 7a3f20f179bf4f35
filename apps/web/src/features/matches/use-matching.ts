import { msg, t } from '@lingui/core/macro';
import { useSetMatchState } from '@skill-exchange/api-client/matches';
import { useProposeRing } from '@skill-exchange/api-client/rings';
import type { Match } from '@skill-exchange/api-client/types';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { useReportedAnswer } from '../../lib/forms/use-reported-answer.ts';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { useUnconfirmedEmailNotice } from '../../lib/log-in/use-unconfirmed-email-notice.ts';

const done = {
  saved: msg`Saved`,
  dismissed: msg`We won't show this one again`,
  none: msg`No longer saved`,
};

/** Returns a member's actions on a match: ask the others of a ring, save it, dismiss it. */
export function useMatching() {
  const propose = useProposeRing();
  const setState = useSetMatchState();
  const keyFor = useIdempotencyKey();
  const answer = useReportedAnswer();
  const hearsByEmail = useUnconfirmedEmailNotice();
  return {
    /** Key of the ring that is being proposed. */
    asking: propose.isPending ? propose.variables.key : undefined,
    ask: ({ key, size }: Match, words: string, onDone: () => void) =>
      answer(
        async () => {
          const note = words.trim();
          const ring = { key, ...(note !== '' && { note }) };
          await propose.mutateAsync({ ...ring, idempotencyKey: keyFor(ring) });
          onDone();
          hearsByEmail();
        },
        size === 3 ? t`We asked both` : t`We asked all three`,
        t`Failed to propose the ring`,
      ),
    setState: ({ key }: Match, state: keyof typeof done) =>
      answer(() => setState.mutateAsync({ key, state }), i18n._(done[state]), t`Failed to save this match`),
  };
}
