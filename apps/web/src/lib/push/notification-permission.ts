/** Returns the member's permission for notifications in this browser; undefined if unsupported. */
export const notificationPermission = (): NotificationPermission | undefined => globalThis.Notification?.permission;
