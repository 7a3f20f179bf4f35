import type { AppContext } from '../../../context.ts';
import { callerOf, type Handlers } from '../../../contract/handlers.ts';
import { setMaterials } from './material-service.ts';

export function eventMaterialHandlers(context: AppContext) {
  return {
    setEventMaterials: async (call) => ({
      status: 200,
      body: await setMaterials(context, callerOf(call).memberId, call.path.eventId, call.body),
    }),
  } satisfies Partial<Handlers>;
}
