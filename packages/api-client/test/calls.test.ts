import { describe, expect, it } from 'vitest';
import { createApiClient } from '../src/client.ts';
import { calls } from './calls.ts';
import { contractOperations } from './contract.ts';
import { backend } from './support.ts';

const called = contractOperations.filter(({ id }) => id in calls);

describe('every operation of the contract', () => {
  it('is called by one function of this package', () => {
    const uncalled = contractOperations.map(({ id }) => id).filter((id) => !(id in calls));
    expect(uncalled).toEqual(['getImage', 'listArticles', 'getArticle', 'getHealth', 'getReadiness']);
    expect(called).toHaveLength(Object.keys(calls).length);
  });

  for (const operation of called) {
    it(`${operation.id}: goes out as ${operation.method} ${operation.path} and reads the answer`, async () => {
      const requests: Request[] = [];
      const api = createApiClient({
        baseUrl: `${backend}/`,
        getToken: () => 'a.b.c',
        fetch: (request) => {
          requests.push(request);
          return Promise.resolve(Response.json(operation.body, { status: operation.status }));
        },
      });
      const call = Object.entries(calls).find(([id]) => id === operation.id)?.[1];
      await call?.(api);

      expect(requests).toHaveLength(1);
      const [request] = requests;
      expect(request?.method).toBe(operation.method);
      expect(new URL(request?.url ?? '').pathname).toMatch(patternOf(operation.path));
      expect(request?.credentials).toBe('include');
      expect(request?.headers.get('Authorization')).toBe(operation.takesBearer ? 'Bearer a.b.c' : null);
    });
  }
});

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
}
