import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { sendTestEmail } from './test-email.ts';

export function deliveryHandlers(context: AppContext) {
  return {
    sendTestEmail: async (call) => ({ status: 200, body: await sendTestEmail(context, callerOf(call)) }),
  } satisfies Partial<Handlers>;
}
