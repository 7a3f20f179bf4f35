import { createECDH } from 'node:crypto';
import { buildPushPayload } from '@block65/webcrypto-web-push';
import type { PushMessage } from '@skill-exchange/api-client/types';
import type { Settings } from '../../env.ts';

/** A browser that receives push notifications. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `gone`: the device has unsubscribed; `rejected`: the push service would reject it again. */
export type PushOutcome = 'sent' | 'gone' | 'rejected';

/** Sends push notifications (RFC 8030), encrypted for the device (RFC 8291) and signed (RFC 8292). */
export interface PushSender {
  /** The `applicationServerKey` for the browser. */
  publicKey: string;
  /** Whether a push service is known. Requests to any other host could reach our own network. */
  knows(endpoint: string): boolean;
  /** @throws for a failure that can be retried. */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
}

/** How long a push service stores a notification for an offline device, in seconds. */
const ttlSeconds = 3_600;

/** Timeout of a push service, in milliseconds. */
const timeoutMs = 10_000;

export type PushSettings = Pick<Settings, 'pushPrivateKey' | 'pushServices' | 'contactEmail'>;

/** Returns null without a key. */
export function createPushSender(
  { pushPrivateKey, pushServices, contactEmail }: PushSettings,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): PushSender | null {
  if (pushPrivateKey === null) return null;
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(pushPrivateKey, 'base64url');
  const publicKey = curve.getPublicKey('base64url');
  const keys = { subject: `mailto:${contactEmail}`, publicKey, privateKey: pushPrivateKey };
  return {
    publicKey,
    knows: (endpoint) => {
      const { protocol, port, hostname, username, password } = URL.parse(endpoint) ?? {};
      const isKnown = pushServices.some((host) =>
        host.startsWith('.') ? hostname?.endsWith(host) : hostname === host,
      );
      const isBare = port === '' && username === '' && password === '';
      return protocol === 'https:' && isBare && isKnown;
    },
    send: async ({ endpoint, p256dh, auth }, message) => {
      const request = await buildPushPayload(
        { data: JSON.stringify(message), options: { ttl: ttlSeconds, topic: message.tag } },
        { endpoint, expirationTime: null, keys: { p256dh, auth } },
        keys,
      );
      const response = await fetch(endpoint, {
        ...request,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      // An unread response would keep its connection open.
      await response.body?.cancel();
      const { status } = response;
      if (status < 300) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      // The endpoint is a secret, so the error does not contain it.
      if (status >= 500 || status === 408 || status === 429) throw new Error(`The push service answered ${status}.`);
      return 'rejected';
    },
  };
}
