import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { createApiClient } from '../src/client.ts';
import { addSkillMutation } from '../src/endpoints/skills.ts';
import { editUserMutation } from '../src/endpoints/users.ts';
import { backend, makeApi, makeCache, mockNetwork, mutate } from './support.ts';

const network = mockNetwork();
const photo = new File([new Uint8Array([137, 80, 78, 71])], 'me.png', { type: 'image/png' });

it('asks for the token at every call', async () => {
  const seen: (string | null)[] = [];
  network.use(
    http.get(`${backend}/api/sessions/my-sessions`, ({ request }) => {
      seen.push(request.headers.get('Authorization'));
      return HttpResponse.json({ success: true, sessions: [] });
    }),
  );
  let token: string | null = null;
  const api = createApiClient({ baseUrl: backend, getToken: () => token });
  for (token of [null, 'first', 'second']) await api.GET('/api/sessions/my-sessions');
  expect(seen).toEqual([null, 'Bearer first', 'Bearer second']);
});

it('asks for texts in its language, if it has one', async () => {
  const seen: (string | null)[] = [];
  network.use(
    http.get(`${backend}/api/sessions/my-sessions`, ({ request }) => {
      seen.push(request.headers.get('Accept-Language'));
      return HttpResponse.json({ success: true, sessions: [] });
    }),
  );
  const options = { baseUrl: backend, getToken: () => null };
  for (const language of [{}, { language: 'de' }])
    await createApiClient({ ...options, ...language }).GET('/api/sessions/my-sessions');
  expect(seen.map((language) => language === 'de')).toEqual([false, true]);
});

it('uses the current global fetch, so that later mocks work', async () => {
  const api = makeApi();
  const original = globalThis.fetch;
  globalThis.fetch = () => Promise.resolve(Response.json({ success: true, skills: [] }));
  try {
    expect((await api.GET('/api/skills/recent')).data.skills).toEqual([]);
  } finally {
    globalThis.fetch = original;
  }
});

it('sends a profile as multipart: lists as JSON text, the photo as a file, no unchanged fields', async () => {
  let form: FormData | undefined;
  let type: string | null = null;
  network.use(
    http.put(`${backend}/api/user/edit/u1`, async ({ request }) => {
      type = request.headers.get('Content-Type');
      form = await request.formData();
      return HttpResponse.json({ user: { _id: 'u1' } });
    }),
  );
  await mutate(makeCache(), editUserMutation(makeApi('t')), {
    userId: 'u1',
    about: '',
    skillsOffered: ['Fado, sung', 'Chess'],
    photo,
  });
  expect(type).toMatch(/^multipart\/form-data; boundary=/);
  expect([...(form?.keys() ?? [])].sort()).toEqual(['about', 'photo', 'skillsOffered']);
  expect(form?.get('skillsOffered')).toBe('["Fado, sung","Chess"]');
  expect(form?.get('photo')).toMatchObject({ name: 'me.png', type: 'image/png', size: 4 });
});

it('sends a skill without a picture if there is none', async () => {
  let names: string[] = [];
  network.use(
    http.post(`${backend}/api/skills/add`, async ({ request }) => {
      names = [...(await request.formData()).keys()];
      return HttpResponse.json({ success: true, message: 'Added' }, { status: 201 });
    }),
  );
  await mutate(makeCache(), addSkillMutation(makeApi('t')), { name: 'Joinery', desc: 'Wood that holds' });
  expect(names).toEqual(['name', 'desc']);
});

it('marks whether a rejected call carried the current token', async () => {
  network.use(
    http.get(`${backend}/api/sessions/my-sessions`, () => HttpResponse.json({}, { status: 401 })),
    http.get(`${backend}/api/skills/recent`, () => HttpResponse.json({}, { status: 401 })),
  );
  const member = createApiClient({ baseUrl: backend, getToken: () => 'a.b.c' });
  const visitor = createApiClient({ baseUrl: backend, getToken: () => null });
  const withToken = { status: 401, isOfToken: true };
  const without = { status: 401, isOfToken: false };
  await expect(member.GET('/api/sessions/my-sessions')).rejects.toMatchObject(withToken);
  await expect(visitor.GET('/api/sessions/my-sessions')).rejects.toMatchObject(without);
  await expect(member.GET('/api/skills/recent')).rejects.toMatchObject(without);

  let token = 'a.b.c';
  const again = createApiClient({ baseUrl: backend, getToken: () => token });
  const underWay = again.GET('/api/sessions/my-sessions');
  token = 'd.e.f';
  await expect(underWay).rejects.toMatchObject(without);
});
