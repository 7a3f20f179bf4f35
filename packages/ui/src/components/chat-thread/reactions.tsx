import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Reaction } from '@skill-exchange/api-client/types';
import HandHeart from 'lucide-react/icons/hand-heart';
import Heart from 'lucide-react/icons/heart';
import Laugh from 'lucide-react/icons/laugh';
import PartyPopper from 'lucide-react/icons/party-popper';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import type { ComponentProps, ComponentType } from 'react';

/** A face with an open mouth, drawn like the others: the icon set has none. */
function Surprised(props: ComponentProps<'svg'>) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: always decorative, next to or instead of a name
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <circle cx={12} cy={12} r={10} />
      <circle cx={12} cy={15.5} r={2} />
      <path d="M9 9h.01M15 9h.01" />
    </svg>
  );
}

interface ReactionKind {
  readonly reaction: Reaction;
  readonly name: MessageDescriptor;
  readonly Icon: ComponentType<ComponentProps<'svg'>>;
}

/** All reactions, in the order of the menu. */
export const reactionKinds: readonly ReactionKind[] = [
  { reaction: 'thumbsUp', name: msg`Thumbs up`, Icon: ThumbsUp },
  { reaction: 'heart', name: msg`Heart`, Icon: Heart },
  { reaction: 'laugh', name: msg`Laughing`, Icon: Laugh },
  { reaction: 'surprised', name: msg`Surprised`, Icon: Surprised },
  { reaction: 'thanks', name: msg`Thank you`, Icon: HandHeart },
  { reaction: 'celebrate', name: msg`Celebrating`, Icon: PartyPopper },
];
