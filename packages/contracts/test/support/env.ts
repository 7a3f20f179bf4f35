/** Whether the pact files and the tables of the documentation are to be written rather than compared. */
export const isUpdating = process.env.PACT_UPDATE === '1';
