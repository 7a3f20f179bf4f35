import type { Feature } from '@skill-exchange/api-client/types';
import { NotOffered } from '@skill-exchange/ui/components/not-offered';
import { paths } from '../../config/paths.ts';
import { PageMeta } from '../../lib/page-meta.tsx';

type Words = { title: string; sentence: string; isForMembers?: true };

const words: Partial<Record<Feature, Words>> = {
  events: {
    title: 'No events here',
    sentence: 'This community meets without events. What was planned before is in your calendar.',
  },
  blogs: {
    title: 'No blog here',
    sentence: 'This community has no blog: what its members know, they show each other.',
  },
  'public-profiles': {
    title: 'For members',
    sentence: 'Who is in this community is for its members to see. Log in, or join them.',
    isForMembers: true,
  },
  'public-events': {
    title: 'For members',
    sentence: 'The events of this community are for its members. Log in, or join them.',
    isForMembers: true,
  },
};

const others: Words = { title: 'Not here', sentence: 'This community does not offer this.' };

/** In place of a page whose feature operators have turned off. */
export function NotOfferedPage({ feature }: { feature: Feature }) {
  const { title, sentence, isForMembers = false } = words[feature] ?? others;
  return (
    <>
      <PageMeta title={title} description={sentence} isMissing />
      <NotOffered title={title} sentence={sentence} loginHref={isForMembers ? paths.login : undefined} />
    </>
  );
}
