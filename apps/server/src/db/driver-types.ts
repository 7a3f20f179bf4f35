/** How both drivers read three types of PostgreSQL: counts are numbers, days stay text, and instants are Dates. */
export const asNumber = (text: string) => Number(text);
export const asText = (text: string) => text;
