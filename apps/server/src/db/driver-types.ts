/** Type parsers of both drivers: counts become numbers, days stay text, instants become Dates. */
export const asNumber = (text: string) => Number(text);
export const asText = (text: string) => text;
