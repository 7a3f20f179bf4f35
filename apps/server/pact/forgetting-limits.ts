import type { LimitChanges } from '../src/limits/limit-table.ts';
import { createLimits, type Limits } from '../src/limits/limits.ts';

/** Limits whose counts can be reset, as if the hours had passed that a provider state asks for. */
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
