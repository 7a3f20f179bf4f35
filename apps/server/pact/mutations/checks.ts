import type { Replayed } from '@skill-exchange/contracts/replay-event';
import { call, type Mutation } from './mutation.ts';

/** A log-in that stands, in the place of one that has ended. */
export interface StandingLogIn {
  readonly token: string;
  readonly cookie: string;
}

/** Calls that a backend takes although it should look at a part of them, or does not take although it should. */
export function checkMutations(standing: StandingLogIn): readonly Mutation[] {
  return [
    {
      name: 'the check of the cookie is dropped',
      filter: /^(?:listChatUsers|listMessages|openConversation|sendMessage): .* session has ended/,
      tampering: call(({ headers }) => {
        headers.cookie = standing.cookie;
      }),
    },
    {
      name: 'the check of the bearer is dropped',
      filter: /^(?:getUser|listMySessions|createEvent|checkAuth): .* session has ended/,
      tampering: call(({ headers }) => {
        headers.authorization = `Bearer ${standing.token}`;
      }),
    },
    {
      name: 'chat asks for a bearer and ignores the cookie',
      filter: /^(?:listChatUsers: whom|openConversation: a conversation that|sendMessage: a message$)/,
      tampering: call(({ headers }) => void delete headers.cookie),
    },
    {
      name: 'other calls ask for the cookie and ignore the bearer',
      filter: /^(?:getUser: my own|listMySessions: a)/,
      tampering: call(({ headers }) => void delete headers.authorization),
    },
    {
      name: 'the state that a list of events was asked for is ignored',
      filter: /^listCreatedEvents: Completed/,
      tampering: call((made) => {
        made.path = made.path.replace('Completed', 'Upcoming');
      }),
    },
    {
      name: 'the key of a message is ignored',
      filter: /^sendMessage: another message with a key/,
      tampering: call(({ headers }) => void delete headers['idempotency-key']),
    },
    {
      name: 'the texts of a profile are not kept',
      filter: /^editUser: my texts and skills/,
      tampering: call((made) => {
        made.body = Buffer.from(
          made.body.toString('latin1').replace('Radio producer', 'Someone else'),
          'latin1',
        );
      }),
    },
    {
      name: 'the photo of a profile is not kept',
      filter: /^editUser: my texts, skills and photo/,
      tampering: call((made) => {
        made.body = Buffer.from(
          made.body.toString('latin1').replace('name="photo"', 'name="image"'),
          'latin1',
        );
      }),
    },
  ];
}

/** Changes what a socket event brought about. */
function contents(change: (contents: Record<string, unknown>) => void): Mutation['tampering'] {
  return { event: ({ contents }: Replayed) => change(contents as Record<string, unknown>) };
}

/** What can go wrong over the socket. */
export const eventMutations: readonly Mutation[] = [
  {
    name: 'messages over the socket do not name their conversation',
    filter: /^message:/,
    tampering: contents((message) => delete message.conversationId),
  },
  {
    name: 'messages over the socket name their sender by a plain id',
    filter: /^message:/,
    tampering: contents((message) => {
      message.senderId = 'member-1';
    }),
  },
  {
    name: 'joining the conversation of others works',
    filter: /^join: the conversation of others/,
    tampering: contents((join) => {
      join.acknowledgement = { success: true };
    }),
  },
  {
    name: 'joining a conversation of mine is refused',
    filter: /^join: a conversation of mine/,
    tampering: contents((join) => {
      join.acknowledgement = { success: false, message: 'No.' };
    }),
  },
  {
    name: 'a hint doubles a message',
    filter: /^sendMessage: a hint/,
    tampering: contents((hint) => {
      const received = hint.received as unknown[];
      received.push(received[0]);
    }),
  },
  {
    name: 'a stored message reaches nobody',
    filter: /^sendMessage: a hint/,
    tampering: contents((hint) => {
      hint.received = [];
    }),
  },
];
