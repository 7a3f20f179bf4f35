const halfHours = Array.from({ length: 49 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});

/** Returns every half hour at which hours can start or end, and also the current value. */
export function clockTimes(end: 'from' | 'to', used: string): string[] {
  const times = end === 'from' ? halfHours.slice(0, -1) : halfHours.slice(1);
  return times.includes(used) ? times : [...times, used].sort();
}
