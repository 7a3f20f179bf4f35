import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Feature } from '@skill-exchange/api-client/types';
import { NotOffered } from '@skill-exchange/ui/components/not-offered';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { paths } from '../../config/paths.ts';
import { PageMeta } from '../../lib/page-meta.tsx';

type Words = { title: MessageDescriptor; sentence: MessageDescriptor; isForMembers?: true };

const words: Partial<Record<Feature, Words>> = {
  events: {
    title: msg`No events here`,
    sentence: msg`This community meets without events. What was planned before is in your calendar.`,
  },
  blogs: {
    title: msg`No blog here`,
    sentence: msg`This community has no blog: what its members know, they show each other.`,
  },
  'public-profiles': {
    title: msg`For members`,
    sentence: msg`Who is in this community is for its members to see. Log in, or join them.`,
    isForMembers: true,
  },
  'public-events': {
    title: msg`For members`,
    sentence: msg`The events of this community are for its members. Log in, or join them.`,
    isForMembers: true,
  },
};

const others: Words = { title: msg`Not here`, sentence: msg`This community does not offer this.` };

/** In place of a page whose feature operators have turned off. */
export function NotOfferedPage({ feature }: { feature: Feature }) {
  const { isForMembers = false, ...texts } = words[feature] ?? others;
  const [title, sentence] = [i18n._(texts.title), i18n._(texts.sentence)];
  return (
    <>
      <PageMeta title={title} description={sentence} isMissing />
      <NotOffered title={title} sentence={sentence} loginHref={isForMembers ? paths.login : undefined} />
    </>
  );
}
