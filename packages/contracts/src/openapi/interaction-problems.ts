import type { HttpInteraction, Interaction, MessageInteraction } from '../pact-file.ts';
import { subjectOf } from '../pact-file.ts';
import { findOperation, namedSchema, type Operation, socketMessages } from './document.ts';
import { fieldsOf } from './multipart.ts';
import { problemsOfAnswer, problemsOfRequest, problemsOfText } from './validators.ts';

/** Returns the differences between an interaction and openapi.yaml. */
export function problemsOf(interaction: Interaction): string[] {
  return interaction.type === 'Synchronous/HTTP' ? problemsOfCall(interaction) : problemsOfEvent(interaction);
}

function problemsOfCall(interaction: HttpInteraction): string[] {
  const { request, response } = interaction;
  const found = findOperation(request.method, request.path);
  if (found === undefined) return [`${request.method} ${request.path} is no operation`];
  const { operation } = found;
  if (subjectOf(interaction) !== operation.operationId) return [`is about ${operation.operationId}`];
  const answer = operation.responses[response.status];
  if (answer === undefined) return [`${response.status} is not declared`];
  const schema = answer.content?.['application/json']?.schema;
  return [
    // The request of a 400 may be invalid.
    ...(response.status === 400
      ? []
      : [...problemsOfParameters(found, request), ...problemsOfBody(operation, request)]),
    ...problemsOfCredentials(operation, request),
    ...(response.body === undefined || schema === undefined
      ? []
      : problemsOfAnswer(schema, response.body.content).map((problem) => `answer: ${problem}`)),
  ];
}

function problemsOfParameters(
  { operation, path }: NonNullable<ReturnType<typeof findOperation>>,
  { query = {}, headers = {} }: HttpInteraction['request'],
): string[] {
  const declared = operation.parameters ?? [];
  const undeclared = Object.keys(query).filter(
    (name) => !declared.some((parameter) => parameter.in === 'query' && parameter.name === name),
  );
  const header = (name: string) =>
    Object.entries(headers).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1][0];
  const sent = {
    path: (name: string) => path[name],
    query: (name: string) => query[name]?.[0],
    header,
    // The provider supplies complete cookies: see `problemsOfCredentials`.
    cookie: () => undefined,
  };
  return [
    ...undeclared.map((name) => `query ${name} is not declared`),
    ...declared.flatMap(({ name, in: place, required, schema }) => {
      const value = sent[place](name);
      if (value === undefined) return required ? [`${place} ${name} is missing`] : [];
      return problemsOfText(schema, value).map((problem) => `${place} ${name}: ${problem}`);
    }),
  ];
}

function problemsOfBody({ requestBody }: Operation, { body, headers }: HttpInteraction['request']): string[] {
  if (requestBody === undefined) return body === undefined ? [] : ['sends a body that is not declared'];
  if (body === undefined) return requestBody.required ? ['sends no body'] : [];
  const type = headers?.['Content-Type']?.[0]?.split(';')[0] ?? body.contentType;
  const schema = requestBody.content[type]?.schema;
  if (schema === undefined) return [`${type} is not declared`];
  const content = type === 'multipart/form-data' ? fieldsOf(body) : body.content;
  return problemsOfRequest(schema, content).map((problem) => `request: ${problem}`);
}

function problemsOfCredentials(
  { takesBearer, takesCookie }: Operation,
  { headers = {} }: HttpInteraction['request'],
): string[] {
  const problems = [];
  if ('Authorization' in headers && !takesBearer) problems.push('sends a bearer that the operation does not take');
  if ('Cookie' in headers && !takesCookie) problems.push('sends a cookie that the operation does not take');
  return problems;
}

function problemsOfEvent(interaction: MessageInteraction): string[] {
  const event = subjectOf(interaction);
  const schema = socketMessages.get(event)?.payload;
  if (schema === undefined) return [`${event} is no event`];
  const { content } = interaction.contents;
  if (interaction.metadata?.event !== event) return ['the metadata name another event'];
  if (typeof content !== 'object' || content === null || !('payload' in content)) {
    return problemsOfAnswer(schema, content);
  }
  const { payload, acknowledgement, received } = content as Readonly<Record<string, unknown>>;
  const isRejected = JSON.stringify(acknowledgement ?? {}).includes('message');
  return [
    ...problemsOfRequest(schema, payload),
    ...(acknowledgement === undefined
      ? []
      : problemsOfAnswer(namedSchema(isRejected ? 'Error' : 'Flag'), acknowledgement)),
    ...(Array.isArray(received) ? received.flatMap((one) => problemsOfAnswer(namedSchema('Message'), one)) : []),
  ];
}
