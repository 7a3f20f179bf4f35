const prefix = 'outbox:';

/** Returns the name of a member's unsent messages in local storage, which all tabs share. */
export const outboxKey = (memberId: string) => `${prefix}${memberId}`;

export const isOutboxKey = (key: string) => key.startsWith(prefix);
