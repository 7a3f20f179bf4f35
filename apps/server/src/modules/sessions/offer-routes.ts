import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../contract/handlers.ts';

export function sessionOfferHandlers(_context: AppContext) {
  const later = async (): Promise<never> => {
    throw new Error('not built yet');
  };
  return {
    proposeSession: later,
    acceptSession: later,
    suggestTimes: later,
    withdrawTimes: later,
  } satisfies Partial<Handlers>;
}
