/** What an account is made of. */
export interface NewAccount {
  name: string;
  email: string;
  emailKey: string;
  passwordHash: string;
  timeZone: string | null;
  /** The language that they read the site in; null if unknown. */
  language: string | null;
  skillsOffered: string[];
  skillsRequested: string[];
}
