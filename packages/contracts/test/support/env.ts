/** Whether to write the pact files and the tables of the documentation instead of comparing them. */
export const isUpdating = process.env.PACT_UPDATE === '1';
