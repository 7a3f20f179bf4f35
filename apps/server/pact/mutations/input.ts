import { ofClass, patch, schemaPatch } from './mutation.ts';

export const inputs = ofClass('input', [
  patch(
    'setPushDevice',
    'pushes go to any address',
    'modules/push/push-sender.ts',
    "return protocol === 'https:' && isBare && isKnown;",
    'return protocol !== undefined || (isBare && isKnown);',
  ),
  {
    operation: 'signUp',
    name: 'a password of four characters is taken',
    patches: [
      {
        file: 'contract/load-contract.ts',
        find: 'const document = parse(text) as ContractDocument;',
        replace: 'const document = parse(text); document.components.schemas.SignUp.properties.password.minLength = 4;',
      },
      {
        file: 'modules/auth/new-password.ts',
        find: 'const shortestPassword = 8;',
        replace: 'const shortestPassword = 4;',
      },
    ],
  },
  {
    operation: 'signUp',
    name: 'a password of 200 characters is rejected',
    patches: [
      {
        file: 'contract/load-contract.ts',
        find: 'const document = parse(text) as ContractDocument;',
        replace: 'const document = parse(text); document.components.schemas.SignUp.properties.password.maxLength = 72;',
      },
    ],
  },
  schemaPatch('signUp', 'what is no e-mail address is taken for one', 'delete schemas.Email.format'),
  schemaPatch(
    'signUp',
    'a name is left out',
    "schemas.SignUp.required = ['email', 'password']; schemas.SignUp.properties.name.default = 'Member'",
  ),
  {
    operation: 'signUp',
    name: 'a blank name is taken',
    patches: [
      {
        file: 'contract/load-contract.ts',
        find: 'const document = parse(text) as ContractDocument;',
        replace: 'const document = parse(text); delete document.components.schemas.PersonName.pattern;',
      },
      {
        file: 'input.ts',
        find: '  const problem = nameProblem(text);\n',
        replace: "  const problem = text.trim() === '' ? undefined : nameProblem(text);\n",
      },
    ],
  },
  patch(
    'signUp',
    'an e-mail address has an account for each way of writing it',
    'modules/auth/email-key.ts',
    'return plainAddress(email).toLowerCase();',
    'return plainAddress(email);',
  ),
  patch(
    'logIn',
    'passwords are compared without case',
    'modules/auth/password-hash.ts',
    "return password.normalize('NFC');",
    "return password.normalize('NFC').toLowerCase();",
  ),
  patch(
    'logIn',
    'passwords are compared by their first eight characters',
    'modules/auth/password-hash.ts',
    "return password.normalize('NFC');",
    "return password.normalize('NFC').slice(0, 8);",
  ),
  schemaPatch('createEvent', 'an event takes no place', 'schemas.NewEvent.properties.max_participants.minimum = 0'),
  {
    operation: 'createEvent',
    name: 'half a place of an event is rounded',
    patches: [
      {
        file: 'contract/load-contract.ts',
        find: 'const document = parse(text) as ContractDocument;',
        replace:
          "const document = parse(text); document.components.schemas.NewEvent.properties.max_participants.type = 'number';",
      },
      {
        file: 'modules/events/service.ts',
        find: 'max_participants: draft.max_participants,',
        replace: 'max_participants: Math.round(draft.max_participants),',
      },
    ],
  },
  {
    operation: 'createEvent',
    name: 'an event has a blank title',
    patches: [
      {
        file: 'contract/load-contract.ts',
        find: 'const document = parse(text) as ContractDocument;',
        replace: 'const document = parse(text); delete document.components.schemas.NewEvent.properties.title.pattern;',
      },
      {
        file: 'input.ts',
        find: '  const problem = lineProblem(text);\n',
        replace: "  const problem = text.trim() === '' ? undefined : lineProblem(text);\n",
      },
    ],
  },
  schemaPatch(
    'createEvent',
    'an event has no description',
    "schemas.NewEvent.properties.description = { type: 'string', default: '' }; schemas.NewEvent.required = ['title', 'date', 'start_time', 'end_time', 'max_participants']",
  ),
  patch(
    'createEvent',
    'links run scripts',
    'input.ts',
    '  const problem = linkProblem(link);\n',
    '  const problem = undefined;\n',
  ),
  patch(
    'createSession',
    'a session needs no link',
    'modules/sessions/service.ts',
    "if (link === '') throw invalid('link', 'must not be empty');",
    '',
  ),
  patch(
    'createSession',
    'a session is held with oneself',
    'modules/users/service.ts',
    "if (id === memberId) throw invalid(field, 'must be somebody else');",
    '',
  ),
  patch(
    'createSession',
    'a skill that the catalogue lacks is none',
    'modules/sessions/skill-choice.ts',
    "if (named === undefined) throw invalid(field, 'must be a skill of the catalogue');",
    'if (named === undefined) return null;',
  ),
  schemaPatch('createReview', 'a review has no star', 'schemas.Rating.minimum = 0'),
  {
    operation: 'createReview',
    name: 'a review has half stars',
    patches: [
      {
        file: 'contract/load-contract.ts',
        find: 'const document = parse(text) as ContractDocument;',
        replace: "const document = parse(text); document.components.schemas.Rating.type = 'number';",
      },
      {
        file: 'modules/reviews/repository.ts',
        find: '${review.rating}::integer',
        replace: '${review.rating}::numeric',
      },
    ],
  },
  schemaPatch('createReview', 'a review is blank', 'delete schemas.Comment.pattern'),
  schemaPatch(
    'editReview',
    'a review is edited to no star',
    "schemas.ReviewChange.properties.rating = { type: 'integer', minimum: 0, maximum: 5 }",
  ),
  patch(
    'createReview',
    'a session is reviewed before its time',
    'modules/reviews/repository.ts',
    "        .where(endsAt, '<=', review.createdAt)\n",
    '',
  ),
  patch(
    'createReview',
    'a cancelled session is reviewed',
    'modules/reviews/repository.ts',
    "        .where('id', '=', review.sessionId)\n        .where(isActiveAt(review.createdAt))",
    "        .where('id', '=', review.sessionId)",
  ),
  schemaPatch(
    'reportUser',
    'a report has no reason',
    "schemas.NewReport.required = ['reportedUser']; schemas.NewReport.properties.reason = { type: 'string', default: '-' }",
  ),
  schemaPatch('reportUser', 'a reason has 251 characters', 'schemas.NewReport.properties.reason.maxLength = 2500'),
  schemaPatch(
    'reportUser',
    'a reason of 250 characters is too long',
    'schemas.NewReport.properties.reason.maxLength = 249',
  ),
  {
    operation: 'addSkill',
    name: 'a skill has one letter',
    patches: [
      {
        file: 'contract/load-contract.ts',
        find: 'const document = parse(text) as ContractDocument;',
        replace: 'const document = parse(text); document.components.schemas.NewSkill.properties.name.minLength = 1;',
      },
      {
        file: 'modules/skills/service.ts',
        find: 'const minimumNameLength = 2;',
        replace: 'const minimumNameLength = 1;',
      },
    ],
  },
  {
    operation: 'addSkill',
    name: 'a skill has a description of nine characters',
    patches: [
      {
        file: 'contract/load-contract.ts',
        find: 'const document = parse(text) as ContractDocument;',
        replace: 'const document = parse(text); document.components.schemas.NewSkill.properties.desc.minLength = 9;',
      },
      {
        file: 'modules/skills/service.ts',
        find: 'const minimumDescriptionLength = 10;',
        replace: 'const minimumDescriptionLength = 9;',
      },
    ],
  },
  patch(
    'addSkill',
    'a skill is there once for each way of writing it',
    'modules/skills/skill-key.ts',
    "return keyText(name) || name.normalize('NFKC').toLowerCase().trim();",
    'return name;',
  ),
  schemaPatch('sendMessage', 'a blank message is stored', 'delete schemas.NewMessage.properties.text.pattern'),
  patch(
    'sendMessage',
    'messages lose their line breaks',
    'modules/chat/send-message.ts',
    'text: input.text, idempotencyKey };',
    "text: input.text.replaceAll('\\n', ' '), idempotencyKey };",
  ),
  patch(
    'sendMessage',
    'messages are kept as markup',
    'modules/chat/send-message.ts',
    'text: input.text, idempotencyKey };',
    "text: input.text.replaceAll('<', '&lt;'), idempotencyKey };",
  ),
  schemaPatch(
    'handleEventRequest',
    'any action of a decision is a rejection',
    "schemas.HandleRequest.properties.action = { type: 'string' }",
  ),
  schemaPatch('listCreatedEvents', 'any status is taken', "parameters.EventStatus.schema = { type: 'string' }"),
  patch(
    'editUser',
    'skills that are no list are taken',
    'modules/users/skill-list.ts',
    "    throw invalid(field, 'must be a JSON list of skill names');\n  }\n",
    '    return [];\n  }\n',
  ),
  patch(
    'reportUser',
    'the same member is reported twice',
    'modules/reports/service.ts',
    "if (!(await store(context, reporterId, { kind: 'member', id, reason: report.reason })))",
    "if (!(await store(context, reporterId, { kind: 'member', id, reason: report.reason })) && id === '')",
  ),
]);
