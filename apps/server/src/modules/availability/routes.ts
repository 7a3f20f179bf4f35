import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../contract/handlers.ts';

export function availabilityHandlers(_context: AppContext) {
  const later = async (): Promise<never> => {
    throw new Error('not built yet');
  };
  return { getAvailability: later, setAvailability: later, findOverlap: later } satisfies Partial<Handlers>;
}
