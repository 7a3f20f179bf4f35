/** What the member has decided about notifications in this browser; undefined where it has none. */
export const notificationPermission = (): NotificationPermission | undefined => globalThis.Notification?.permission;
