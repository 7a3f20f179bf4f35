/** Whether the documentation is to be written rather than compared. */
export const isUpdating = process.env.PACT_UPDATE === '1';
