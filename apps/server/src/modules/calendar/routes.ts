import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../contract/handlers.ts';

export function calendarHandlers(_context: AppContext) {
  const later = async (): Promise<never> => {
    throw new Error('not built yet');
  };
  return {
    getCalendar: later,
    getCalendarFeed: later,
    createCalendarFeed: later,
    deleteCalendarFeed: later,
    readCalendarFeed: later,
    downloadSession: later,
    downloadEvent: later,
  } satisfies Partial<Handlers>;
}
