/** Formats 45 as '45 minutes', 60 as '1 hour', 90 as '1 hour 30 minutes'. */
export function lengthInWords(minutes: number): string {
  const parts = [of(Math.floor(minutes / 60), 'hour'), of(minutes % 60, 'minute')];
  return parts.filter((part) => part !== '').join(' ');
}

function of(count: number, unit: string): string {
  if (count === 0) return '';
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Returns a notice of whole hours: "None", "12 hours", "2 days". */
export function noticeInWords(hours: number): string {
  if (hours === 0) return 'None';
  if (hours % 24 !== 0) return lengthInWords(hours * 60);
  return hours === 24 ? '1 day' : `${hours / 24} days`;
}
