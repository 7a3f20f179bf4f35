import { spyOn } from 'storybook/test';

type PushBrowser = {
  permission?: NotificationPermission;
  /** The member's answer to the browser's prompt. */
  answer?: NotificationPermission;
  /** The browser has no push notifications. */
  isUnable?: boolean;
};

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

/** For `beforeEach`: simulates a browser with this permission and a push service. */
export function pushBrowser({ permission = 'default', answer = 'granted', isUnable = false }: PushBrowser = {}) {
  return () => {
    let state = permission;
    const before = [
      [Notification, 'permission', Object.getOwnPropertyDescriptor(Notification, 'permission')],
      [window, 'PushManager', Object.getOwnPropertyDescriptor(window, 'PushManager')],
    ] as const;
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => state });
    spyOn(Notification, 'requestPermission').mockImplementation(async () => {
      state = answer;
      return answer;
    });
    spyOn(PushManager.prototype, 'getSubscription').mockResolvedValue(null);
    spyOn(PushManager.prototype, 'subscribe').mockResolvedValue({
      toJSON: () => subscription,
    } as unknown as PushSubscription);
    if (isUnable) Reflect.deleteProperty(window, 'PushManager');
    return () => {
      for (const [owner, name, descriptor] of before) if (descriptor) Object.defineProperty(owner, name, descriptor);
    };
  };
}
