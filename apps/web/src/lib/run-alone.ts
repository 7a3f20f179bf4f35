/** The last run of each name in this tab, where the browser has no locks. */
const queues = new Map<string, Promise<void>>();

/**
 * Runs a task when no other one of this name runs, in any tab of the browser. Without Web Locks, as on a page served
 * over plain http, only tasks of this tab wait for each other.
 */
export async function runAlone(name: string, task: () => Promise<void>): Promise<void> {
  let hasStarted = false;
  try {
    const { locks } = navigator as Partial<Navigator>;
    if (locks !== undefined)
      return await locks.request(name, () => {
        hasStarted = true;
        return task();
      });
  } catch (error) {
    // A browser without storage denies the lock.
    if (hasStarted) throw error;
  }
  const run = (queues.get(name) ?? Promise.resolve()).then(task);
  queues.set(
    name,
    run.catch(() => {}),
  );
  return run;
}
