/** Returns "Try again in 5 minutes.", rounded up to a natural unit. */
export function tryAgainIn(seconds: number): string {
  const [count, unit] =
    seconds <= 90
      ? [Math.max(1, Math.ceil(seconds)), 'second']
      : seconds <= 90 * 60
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return `Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}
