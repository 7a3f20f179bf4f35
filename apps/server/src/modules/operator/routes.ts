import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../contract/handlers.ts';

export function operatorHandlers({ settings }: Pick<AppContext, 'settings'>) {
  return {
    listSettings: async () => ({ status: 200, body: { success: true, server: settings.given } }),
  } satisfies Partial<Handlers>;
}
