import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../contract/handlers.ts';

export function attendanceHandlers(_context: AppContext) {
  const later = async (): Promise<never> => {
    throw new Error('not built yet');
  };
  return { sayAttendance: later } satisfies Partial<Handlers>;
}
