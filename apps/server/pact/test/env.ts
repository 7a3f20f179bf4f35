/** Whether to write the documentation instead of comparing it. */
export const isUpdating = process.env.PACT_UPDATE === '1';
