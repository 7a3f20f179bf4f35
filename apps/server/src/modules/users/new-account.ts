/** What an account is made of. */
export interface NewAccount {
  name: string;
  email: string;
  emailKey: string;
  passwordHash: string;
  timeZone: string | null;
  skillsOffered: string[];
  skillsRequested: string[];
}
