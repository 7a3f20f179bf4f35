/** Returns the page of the member's sessions, scrolled to one of them. */
export const sessionPath = (id: string) => `/userDashboard/session/${id}`;
