/** States that may go without a story, and why. A line whose state has a story by now fails the check as well. */
export const gaps: Readonly<Record<string, string>> = {};
