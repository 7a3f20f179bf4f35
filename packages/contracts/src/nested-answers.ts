/** Operations whose response may have a thing's fields bare, nested under this name, or both. */
export const nestedIn: Readonly<Record<string, string>> = {
  getEvent: 'event',
  openConversation: 'conversation',
  sendMessage: 'message',
};

/** Returns a response that also has the bare fields of a nested thing. */
export function withBareFields(operationId: string, body: unknown): unknown {
  const name = nestedIn[operationId];
  if (name === undefined || !isObject(body)) return body;
  const thing = body[name];
  if (!isObject(thing) || Object.keys(thing).some((key) => key in body)) return body;
  return { ...thing, ...body };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
