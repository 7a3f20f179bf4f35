import type { Joining, SettingGroup, SettingValues } from '@skill-exchange/api-client/types';

const question = 'What would you like to teach, and what to learn?';

/** Who may join a community that nobody has set up: everybody. */
export const joiningSettings = (): SettingGroup => ({
  group: 'joining',
  version: 0,
  values: {
    ...{ joinBy: 'everybody', joinQuestion: question, joinQuestionIn: [], joinAnswerDays: 3, moderatorsLetIn: false },
    ...{ joinDomains: [], minimumAge: 0, invitationsPerMonth: 2 },
  },
  setByServer: [],
});

/** Returns what people who want to join read. */
export const joiningOf = ({
  joinBy = 'everybody',
  joinQuestion = question,
  joinAnswerDays = 3,
  joinDomains = [],
  minimumAge = 0,
}: SettingValues): Joining => ({
  by: joinBy,
  ...(joinBy === 'approval' && { question: joinQuestion, answerDays: joinAnswerDays }),
  ...(joinBy === 'addresses' && { domains: joinDomains }),
  ...(minimumAge > 0 && { minimumAge }),
});
