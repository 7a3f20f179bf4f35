import { msg, t } from '@lingui/core/macro';
import { useAnswerRing, useReplaceInRing, useReplacements } from '@skill-exchange/api-client/rings';
import type { Ring } from '@skill-exchange/api-client/types';
import { RingBar } from '@skill-exchange/ui/components/ring-bar';
import { RingCard } from '@skill-exchange/ui/components/ring-card';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { type ComponentProps, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { useReportedAnswer } from '../../lib/forms/use-reported-answer.ts';
import { useOffers } from '../../lib/use-offers.ts';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { useSeatPhotos } from './use-seat-photos.ts';

const done = { accept: msg`You accepted the ring`, decline: msg`You declined the ring`, leave: msg`You left the ring` };

type OneRingProps = {
  ring: Ring;
  /** It waits for the member's answer: a bar first, and the rest on demand. */
  isAsked?: boolean;
};

/** A ring of the member, with their answers to it. */
export function OneRing({ ring, isAsked = false }: OneRingProps) {
  const [isOpen, setOpen] = useState(false);
  const answerRing = useAnswerRing();
  const replace = useReplaceInRing();
  const hasRings = useOffers('rings');
  const isBroken = ring.state === 'broken' && ring.seats[0]?.answer === 'accepted';
  const { data: replacements } = useReplacements(ring._id, { enabled: isBroken && hasRings });
  const answer = useReportedAnswer();
  const withPhotos = useSeatPhotos();
  const photoUrl = usePhotoUrl();
  const respond: ComponentProps<typeof RingCard>['onAnswer'] = (word) =>
    void answer(
      async () => {
        await answerRing.mutateAsync({ ringId: ring._id, answer: word, version: ring.version });
      },
      i18n._(done[word]),
      t`Failed to answer the ring`,
    );
  const card = (
    <RingCard
      id={`ring-${ring._id}`}
      ring={withPhotos(ring)}
      replacements={replacements?.map((one) => ({
        ...one,
        member: { ...one.member, photo: photoUrl(one.member.photo) },
      }))}
      pending={answerRing.isPending ? answerRing.variables.answer : undefined}
      asking={replace.isPending ? replace.variables.userId : undefined}
      planHref={paths.dashboard.sessionWith}
      sessionHref={paths.dashboard.oneSession.to}
      onAnswer={respond}
      onReplace={({ replaces, member }) =>
        void answer(
          async () => {
            await replace.mutateAsync({ ringId: ring._id, replaces, userId: member._id });
          },
          t`We asked them to take the seat`,
          t`Failed to ask this member`,
        )
      }
    />
  );
  if (!isAsked) return card;
  return (
    <div className="grid gap-4">
      <RingBar
        ring={withPhotos(ring)}
        pending={answerRing.isPending && answerRing.variables.answer === 'accept'}
        onAccept={() => respond('accept')}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      />
      {isOpen ? card : null}
    </div>
  );
}
