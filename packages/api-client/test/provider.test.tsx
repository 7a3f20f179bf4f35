import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { userKeys, useUser } from '../src/endpoints/users.ts';
import { ApiProvider, useApi } from '../src/provider.ts';
import { backend, makeApi, makeCache } from './support.ts';

function Address() {
  return <p>{useApi().baseUrl}</p>;
}

function Name() {
  return <p>{useUser('u1').data?.name}</p>;
}

it('provides the client to hooks', () => {
  const cache = makeCache();
  cache.setQueryData(userKeys.detail('u1'), { _id: 'u1', name: 'Inês Carvalho' });
  const page = renderToString(
    <QueryClientProvider client={cache}>
      <ApiProvider client={makeApi()}>
        <Address />
        <Name />
      </ApiProvider>
    </QueryClientProvider>,
  );
  expect(page).toContain(backend);
  expect(page).toContain('Inês Carvalho');
});

it('says what is missing without a provider', () => {
  expect(() => renderToString(<Address />)).toThrow('useApi needs an ApiProvider above it.');
});
