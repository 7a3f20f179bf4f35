import { t } from '@lingui/core/macro';

export const privacyPolicy = (): string[] => [
  t`We keep what you give us: your name, email, photo, about text and skills, and the events, sessions, messages and reviews you write. Your password is stored only as a hash that no one can read back.`,
  t`Other members see your profile, your events and your reviews. Your email is shown to you alone, a conversation to its two members, and a meeting link to the people who meet there.`,
  t`Photos lose their location and camera data when you upload them. There are no advertisements and no trackers. One cookie keeps you signed in, and one knows this browser again when you log in, so that strangers who guess at your password cannot lock you out.`,
  t`To see or delete the data we hold about you, use Contact Us.`,
];

export const disclaimer = (): string[] => [
  t`Members teach each other as equals. We do not check anyone’s qualifications, and what you hear in a session is no medical, legal or financial advice.`,
  t`Meeting links and blog articles lead to services that others run. What happens there is in their hands.`,
  t`If someone treats you badly, leave the meeting and use Report User on their profile.`,
];
