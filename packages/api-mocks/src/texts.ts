import type { PrivacyModel } from '@skill-exchange/api-client/types';

/** The sections of a server with a mail server and no more. */
export const privacySections: PrivacyModel['sections'] = [
  {
    title: 'Who is responsible',
    content: 'Skill Exchange, team@skill-exchange.example. Names and address are in the [imprint](/texts/imprint).',
    variables: [],
    settings: ['name', 'contactEmail', 'imprint'],
  },
  {
    title: 'What we keep, and how long',
    content:
      'Your profile, skills, hours, events, sessions, reviews, messages and their files, until you delete them or your account.',
    variables: [],
    settings: [],
  },
  {
    title: 'Emails',
    content: 'Our emails are handed to mail.lindenpost.example, which learns your address and what they say.',
    variables: ['SMTP_URL', 'VERIFY_EMAIL'],
    settings: [],
  },
];
