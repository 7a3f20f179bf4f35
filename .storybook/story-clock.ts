import { today } from '@skill-exchange/api-mocks/factories';

/** Shifts `Date.now` to the mocked today, so that stories do not depend on the date. Returns the cleanup. */
export function setStoryClock() {
  const { now } = Date;
  const offset = Date.parse(today) - now();
  Date.now = () => now() + offset;
  return () => {
    Date.now = now;
  };
}
