const fields = ['name', 'email', 'password'] as const;

/** The field that a refusal is about: the server's message starts with its name ("email: must be ..."). */
export function refusedField(message: string): (typeof fields)[number] {
  return fields.find((field) => message.toLowerCase().startsWith(`${field}:`)) ?? 'name';
}
