import { today } from '@skill-exchange/api-mocks/factories';

/**
 * Shifts `Date.now` to the mocked today, or to a story's parameter `now` (ISO 8601), so that stories do not depend on
 * the date. It does not shift `new Date()`, which a test rejects. Returns the cleanup.
 */
export function setStoryClock(start: string = today) {
  const { now } = Date;
  const offset = Date.parse(start) - now();
  Date.now = () => now() + offset;
  return () => {
    Date.now = now;
  };
}
