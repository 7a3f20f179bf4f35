import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import { addMe, addMember, logIn, type Me, nextCursor, type World } from '../world.ts';

type ChatState =
  | 'a conversation'
  | 'a conversation that goes on'
  | 'a picture for a message'
  | 'a message with a picture'
  | 'an unread message'
  | 'a message sent with a key'
  | 'an unsubscribe link';

/** The server's response to a message. */
interface Stored {
  readonly _id: string;
  readonly conversationId: string;
}

/** Sends a message as its sender. */
async function say(
  { app }: World,
  from: Me,
  receiverId: string,
  text: string,
  { headers = {}, attachmentIds }: { headers?: Record<string, string>; attachmentIds?: string[] } = {},
): Promise<Stored> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/chat/messages',
    headers: { cookie: from.cookie, ...headers },
    payload: { senderId: from.memberId, receiverId, text, ...(attachmentIds && { attachmentIds }) },
  });
  if (answer.statusCode !== 201) throw new Error(`The message was not stored: ${answer.payload}`);
  return answer.json<Stored>();
}

/** One pixel. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Uploads a picture for the next message of a conversation. */
async function uploadPicture({ app }: World, from: Me, conversationId: string): Promise<string> {
  const form = new FormData();
  form.append('file', new File([Buffer.from(picture, 'base64')], 'loaf.png', { type: 'image/png' }));
  const encoded = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: `/api/chat/attachments?conversationId=${conversationId}`,
    headers: { authorization: `Bearer ${from.token}`, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  if (answer.statusCode !== 201) throw new Error(`The picture was not stored: ${answer.payload}`);
  return answer.json<{ _id: string }>()._id;
}

/** Creates a conversation with one message and an uploaded picture. */
async function addPicture(world: World) {
  const me = await addMe(world);
  const { id: otherId } = await addMember(world, { name: 'Inês Carvalho' });
  const { conversationId } = await say(world, me, otherId, 'Thursday at seven?');
  return { ...me, otherId, conversationId, attachmentId: await uploadPicture(world, me, conversationId) };
}

/** Creates conversations with messages, through the API. */
export function chatStates(world: World): Pick<BackendStateHandlers, ChatState> {
  return {
    'a conversation': async ({ mine, messages }) => {
      const me = await addMe(world);
      const { id: otherId } = await addMember(world, { name: 'Inês Carvalho' });
      const one = mine ? me : await logIn(world, (await addMember(world, { name: 'Marit Solheim' })).id);
      const first = await say(world, one, otherId, 'Thursday at seven?');
      for (let count = 1; count < messages; count += 1) await say(world, one, otherId, `Message ${count}`);
      const { _id: messageId, conversationId } = first;
      const newest = `/api/chat/messages/${conversationId}?limit=24`;
      const cursor = messages > 24 ? await nextCursor(world, newest, { cookie: one.cookie }) : 'none';
      return { ...me, otherId, conversationId, messageId, cursor };
    },

    'a conversation that goes on': async () => {
      const [me, other] = [await addMe(world), await addMe(world)];
      await say(world, other, me.memberId, 'When do you have time?');
      const { _id: messageId, conversationId } = await say(world, me, other.memberId, 'Thursday at seven?');
      return { ...me, conversationId, messageId };
    },

    'a picture for a message': () => addPicture(world),

    'a message with a picture': async () => {
      const { otherId, ...mine } = await addPicture(world);
      const { _id: messageId } = await say(world, mine, otherId, '', { attachmentIds: [mine.attachmentId] });
      return { ...mine, messageId };
    },

    'an unread message': async () => {
      const [me, other] = [await addMe(world), await addMe(world)];
      const { conversationId } = await say(world, other, me.memberId, 'Thursday at seven?');
      return { ...me, conversationId };
    },

    'an unsubscribe link': async () => {
      const { id: memberId } = await addMember(world);
      return { unsubscribeToken: await world.tokens.signUnsubscribe({ memberId, what: 'message' }) };
    },

    'a message sent with a key': async ({ key, text }) => {
      const me = await addMe(world);
      const { id: otherId } = await addMember(world, { name: 'Inês Carvalho' });
      await say(world, me, otherId, text, { headers: { 'idempotency-key': key } });
      return { ...me, otherId };
    },
  };
}
