import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { useSearchParams } from 'react-router-dom';
import { UpcomingEvents } from '../features/events/upcoming-events.tsx';
import { PageMeta } from '../lib/page-meta.tsx';

/** `/events`: all upcoming events, or those that teach the skill in `?skill=`. */
export function EventsPage() {
  const [params, setParams] = useSearchParams();
  return (
    <div className="page-wrap pt-12 pb-24 max-sm:pt-8">
      <PageMeta
        title="Upcoming Events"
        description="Online events hosted by members. Bring a question, leave with a skill. Every time is in UTC and in yours."
      />
      <PageHeader
        title="Upcoming Events"
        className="mb-10"
        lead="Online and free, each hosted by a member who knows how. Pick one, ask to join, and bring a question."
      />
      <UpcomingEvents
        skill={params.get('skill')?.trim() ?? ''}
        // In the URL, so that a list can be shared.
        onSkill={(skill) => setParams(skill === '' ? {} : { skill }, { replace: true })}
      />
    </div>
  );
}
