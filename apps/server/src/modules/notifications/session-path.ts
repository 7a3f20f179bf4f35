/** The page of the web app on which members see their sessions, at one of them. */
export const sessionPath = (id: string) => `/userDashboard/session/${id}`;
