import { ofClass, patch } from './mutation.ts';

const once = 'db/store-once.ts';
const file = 'modules/chat/send-message.ts';

export const idempotencies = ofClass('idempotency', [
  patch(
    'sendMessage',
    'the key of a message is ignored',
    'modules/chat/routes.ts',
    'sendMessage(memberId, call.body, idempotencyKeyOf(call))',
    'sendMessage(memberId, call.body, null)',
  ),
  patch(
    'sendMessage',
    'a key that was used for another text answers the first message',
    file,
    'earlier.text !== message.text || ',
    '',
  ),
  patch(
    'sendMessage',
    'a key that was used for another member answers the first message',
    file,
    ' || !isConversationMember(message.receiverId, earlier)',
    '',
  ),
  patch(
    'sendMessage',
    'a repeated call with a key is an error',
    file,
    "    throw conflict('idempotency_key_reused', 'This Idempotency-Key was used for another message.');\n  }\n  return earlier;",
    "  }\n  throw conflict('conflict', 'This Idempotency-Key was used before.');",
  ),
  patch(
    'sendMessage',
    'keys of different members are the same',
    file,
    'const earlier = await messages.findMessageByKey(context.db, message.senderId, message.idempotencyKey);',
    "const earlier = await context.db.selectFrom('messages').innerJoin('conversations', 'conversations.id', 'messages.conversation_id').select(['messages.id', 'conversation_id', 'seq', 'sender_id', 'text', 'messages.created_at', 'member_low', 'member_high']).where('idempotency_key', '=', message.idempotencyKey).executeTakeFirst() as any;",
  ),
  patch(
    'createEvent',
    'the key of an event is ignored',
    'modules/events/routes.ts',
    'idempotencyKeyOf(call),',
    'null,',
  ),
  patch(
    'createSession',
    'the keys of sessions and all others are ignored',
    once,
    'if (key === null) return await store(trx, notify);',
    'if (key !== thing) return await store(trx, notify);',
  ),
  patch(
    'createEvent',
    'a key that was used for another event answers the first one',
    once,
    'earlier.fingerprint === fingerprint && ',
    '',
  ),
  patch(
    'createEvent',
    'keys of events are the same for all members',
    once,
    'if (key === null) return await store(trx, notify);',
    "if (key === null) return await store(trx, notify);\n    const known = await trx.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirst();\n    if (known?.fingerprint === createHash('sha256').update(JSON.stringify(body)).digest('base64')) return known.result_id;",
  ),
  patch(
    'createReview',
    'a repeated review with a key is an error',
    once,
    'if (earlier.fingerprint === fingerprint && earlier.result_id !== null) return earlier.result_id;',
    '',
  ),
]);
