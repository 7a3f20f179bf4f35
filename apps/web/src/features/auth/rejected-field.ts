const fields = ['name', 'email', 'password'] as const;

/** Returns the field that a 400 names: the server's message starts with it ("email: must be ..."). */
export function rejectedField(message: string): (typeof fields)[number] {
  return fields.find((field) => message.toLowerCase().startsWith(`${field}:`)) ?? 'name';
}
