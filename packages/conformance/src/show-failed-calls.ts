import { afterEach, beforeEach } from 'vitest';
import { addLatestCall, forgetCalls } from './latest-call.ts';

beforeEach(forgetCalls);
afterEach(({ task }) => {
  for (const error of task.result?.errors ?? []) addLatestCall(error);
});
