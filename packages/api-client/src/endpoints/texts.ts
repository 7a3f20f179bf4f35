import { mutationOptions, type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiClient, bodyOf } from '../client.ts';
import { isApiError } from '../errors.ts';
import { useApi } from '../provider.ts';
import type {
  AcceptedText,
  CommunityText,
  CommunityTexts,
  NewText,
  NewTextTranslation,
  OperatorText,
} from '../types.ts';

export type TextKind = CommunityText['kind'];

export const textKeys = {
  all: ['texts'] as const,
  text: (kind: TextKind, version?: number) => ['texts', 'text', kind, version ?? null] as const,
  ofOperator: () => ['texts', 'operator'] as const,
  toAccept: () => ['texts', 'toAccept'] as const,
  privacyModel: (language?: string) => ['texts', 'privacyModel', language ?? null] as const,
};

/** A text of the community, or an earlier version of it; null without one. */
export function textQuery(api: ApiClient, kind: TextKind, version?: number) {
  return queryOptions({
    queryKey: textKeys.text(kind, version),
    queryFn: async ({ signal }) => {
      const params = { path: { kind }, query: version === undefined ? {} : { version } };
      try {
        return (await api.GET('/api/community/texts/{kind}', { params, signal })).data.text;
      } catch (error) {
        // An unknown kind, or none of them.
        if (isApiError(error, 404) || isApiError(error, 400)) return null;
        throw error;
      }
    },
  });
}

export const useText = (kind: TextKind, version?: number) => useQuery(textQuery(useApi(), kind, version));

/** The texts of the community with their versions. For operators. */
export function textsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: textKeys.ofOperator(),
    queryFn: async ({ signal }) => (await api.GET('/api/operator/texts', { signal })).data,
  });
}

export const useTexts = () => useQuery(textsQuery(useApi()));

/** Publishes the next version of a text. Rejected with 409 if somebody else has since it was read. */
export function publishTextMutation(api: ApiClient, kind: TextKind) {
  return mutationOptions({
    mutationFn: async (body: NewText) => {
      const params = { path: { kind } };
      return bodyOf(await api.PUT('/api/operator/texts/{kind}', { params, body })).text;
    },
    ...refreshing(kind),
  });
}

export const usePublishText = (kind: TextKind) => useMutation(publishTextMutation(useApi(), kind));

/**
 * Stores the current version of a text in another language. Rejected with 409 if the version or the translation has changed
 * since it was read.
 */
export function translateTextMutation(api: ApiClient, kind: TextKind) {
  return mutationOptions({
    mutationFn: async (body: NewTextTranslation) => {
      const params = { path: { kind } };
      return bodyOf(await api.PUT('/api/operator/texts/{kind}/translation', { params, body })).text;
    },
    ...refreshing(kind),
  });
}

export const useTranslateText = (kind: TextKind) => useMutation(translateTextMutation(useApi(), kind));

/** Shows the changed text at once, and makes all texts stale. */
const refreshing = (kind: TextKind) => ({
  onSuccess: (changed: OperatorText, _body: unknown, _before: unknown, { client }: { client: QueryClient }) => {
    client.setQueryData<CommunityTexts>(
      textKeys.ofOperator(),
      (known) => known && { ...known, texts: [...known.texts.filter((text) => text.kind !== kind), changed] },
    );
  },
  onSettled: (
    _text: unknown,
    _error: unknown,
    _body: unknown,
    _before: unknown,
    { client }: { client: QueryClient },
  ) => {
    void client.invalidateQueries({ queryKey: textKeys.all });
  },
});

/** What this installation does with data, as a model of the privacy statement, in a language. For operators. */
export function privacyModelQuery(api: ApiClient, language?: string) {
  return queryOptions({
    queryKey: textKeys.privacyModel(language),
    queryFn: async ({ signal }) => {
      const params = { query: language === undefined ? {} : { language } };
      return (await api.GET('/api/operator/privacy-model', { params, signal })).data;
    },
  });
}

export const usePrivacyModel = (language?: string) => useQuery(privacyModelQuery(useApi(), language));

/** The texts that the caller is asked to accept. */
export function textsToAcceptQuery(api: ApiClient) {
  return queryOptions({
    queryKey: textKeys.toAccept(),
    queryFn: async ({ signal }) => (await api.GET('/api/account/texts', { signal })).data.texts,
  });
}

export const useTextsToAccept = (options: { enabled?: boolean } = {}) =>
  useQuery({ ...textsToAcceptQuery(useApi()), ...options });

/** Accepts a text. Rejected with 409 if it has changed since it was read. */
export function acceptTextMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async (body: AcceptedText) => bodyOf(await api.POST('/api/account/texts', { body })).texts,
    onSuccess: (texts, _body, _before, { client }) => {
      client.setQueryData(textKeys.toAccept(), texts);
    },
    onError: (_error, _body, _before, { client }) => {
      void client.invalidateQueries({ queryKey: textKeys.toAccept() });
    },
  });
}

export const useAcceptText = () => useMutation(acceptTextMutation(useApi()));
