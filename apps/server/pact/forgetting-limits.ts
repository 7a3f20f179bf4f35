import type { LimitChanges } from '../src/limits/limit-table.ts';
import { createLimits, type Limits } from '../src/limits/limits.ts';

/** Creates limits whose counts can be reset, as if the hours that a provider state requires had passed. */
export function forgettingLimits(changes: LimitChanges): { limits: Limits; forget(): void } {
  let current = createLimits(changes, null);
  return {
    forget: () => {
      current = createLimits(changes, null);
    },
    limits: {
      ...current,
      consume: (...taken) => current.consume(...taken),
      check: (...checked) => current.check(...checked),
      add: (...added) => current.add(...added),
      make: (...made) => current.make(...made),
    },
  };
}
