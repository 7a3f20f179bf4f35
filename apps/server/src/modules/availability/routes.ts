import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { availabilityOf, findOverlap, setAvailability } from './service.ts';

const presentTime = (time: number) => new Date(time).toISOString();

export function availabilityHandlers(context: AppContext) {
  return {
    getAvailability: async (call) => {
      const availability = await availabilityOf(context, callerOf(call).memberId);
      return { status: 200, body: { success: true, availability } };
    },
    setAvailability: async (call) => {
      const availability = await setAvailability(context, callerOf(call).memberId, call.body);
      return { status: 200, body: { success: true, availability } };
    },
    findOverlap: async (call) => {
      const { times, nearest, ...zones } = await findOverlap(context, callerOf(call).memberId, call.query);
      return {
        status: 200,
        body: {
          success: true,
          ...zones,
          times: times.map(presentTime),
          nearest: nearest.map(({ time, fits }) => ({ time: presentTime(time), fits })),
        },
      };
    },
  } satisfies Partial<Handlers>;
}
