import { today } from '@skill-exchange/api-mocks/factories';

/**
 * Sets `Date.now` to the first moment of the mocked today, from where it goes on: what a form takes for past or too far
 * away does not depend on when the story runs. Returns what undoes it.
 */
export function setStoryClock() {
  const { now } = Date;
  const offset = Date.parse(today) - now();
  Date.now = () => now() + offset;
  return () => {
    Date.now = now;
  };
}
