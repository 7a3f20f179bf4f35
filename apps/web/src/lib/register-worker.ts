const workerFile = '/service-worker.js';

let workerUrl: string | undefined;

/**
 * Returns the browser's service workers; undefined if unsupported, as on plain http, or blocked
 * together with all storage.
 */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {}
}

/**
 * Registers the app's service worker; a second call finds the first one's registration. Rejects if
 * unsupported.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  workerUrl ??= trustedUrl();
  return await navigator.serviceWorker.register(workerUrl);
}

/** Returns the URL through a Trusted Types policy, if supported. A page may create each policy once. */
function trustedUrl(): string {
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (_file: string) => workerFile,
  });
  return (policy?.createScriptURL(workerFile) as string | undefined) ?? workerFile;
}
