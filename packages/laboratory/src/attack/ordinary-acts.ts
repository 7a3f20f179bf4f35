import type { OrdinaryMember } from './ordinary-member.ts';

const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

/** An action of a member with a unique text. Returns the text if it was stored. */
export interface Act {
  what: string;
  run(text: string): Promise<string | undefined>;
}

/** A member's frequent actions, and their occasional ones. */
export interface Acts {
  often: Act[];
  rare: (Act & { everyMs: number })[];
}

/** Reads the app's pages, and writes at a human pace. Each fails on any unsuccessful response. */
export function actsOf({ account, api, chat, visitor, socket, hosted, partner }: OrdinaryMember): Acts {
  const { id, email, password } = account;
  const link = (text: string) => `https://meet.example.org/${text}`;
  const read = (what: string, work: () => Promise<unknown>): Act => ({
    what,
    run: async () => void (await work()),
  });
  const rare = (what: string, everyMs: number, run: Act['run']) => ({ what, everyMs, run });
  const other = partner().account.id;
  return {
    often: [
      read('list of members', () => visitor.ok('listUsers', { query: { limit: 20 } })),
      read('list of events', () => api.ok('listEvents', { query: { limit: 20 } })),
      read("another's profile", () => api.ok('getUser', { path: { userId: other } })),
      read('own profile', () => api.ok('getUser', { path: { userId: id } })),
      read('own sessions', () => api.ok('listMySessions')),
      read('chats', () => chat.ok('listChatUsers', { path: { currentUserId: id }, query: { limit: 20 } })),
      read('a conversation', () =>
        chat.ok('listMessages', { path: { conversationId: socket.conversationId }, query: { limit: 30 } }),
      ),
      read('search for a skill', () => visitor.ok('searchSkills', { query: { query: 'bak' } })),
      read('landing page', async () => {
        const { status } = await visitor.send({ method: 'GET', url: '/', headers: { accept: 'text/html' } });
        // Without a built app there is no page.
        if (status !== 200 && status !== 404) throw new Error(`the landing page answered ${status}`);
      }),
    ],
    rare: [
      rare('message', 5000, async (text) => {
        const body = { senderId: id, receiverId: other, text };
        socket.expect(text);
        await chat.ok('sendMessage', { body, headers: { 'idempotency-key': text } });
        return text;
      }),
      rare('log-in', 120_000, async () => void (await visitor.ok('logIn', { body: { email, password } }))),
      rare('new session', 600_000, async (text) => {
        await api.ok('createSession', { body: { date: inHours(24), userTwo: other, link: link(text) } });
        return text;
      }),
      rare('new event', 600_000, async (text) => {
        const times = { date: inHours(24), start_time: inHours(24), end_time: inHours(25) };
        const body = { title: text, description: 'An hour together.', max_participants: 10, ...times };
        const { event } = await api.ok('createEvent', { body: { ...body, link: link(text) } });
        if (event !== undefined) hosted.push(event._id);
        return text;
      }),
      rare('registration', 30_000, async () => {
        const eventId = partner().hosted.shift();
        if (eventId === undefined) return undefined;
        await api.ok('registerForEvent', { path: { id: eventId } });
        return `${eventId} ${id}`;
      }),
      rare('profile edit', 60_000, async (text) => {
        const form = new FormData();
        form.append('about', text);
        await api.ok('editUser', { path: { userId: id }, form });
        return undefined;
      }),
    ],
  };
}
