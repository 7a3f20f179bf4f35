const workerFile = '/service-worker.js';

let workerUrl: string | undefined;

/** The browser's service workers; undefined where it has none, as on plain http, or refuses them with all other storage. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {}
}

/** Registers the app's service worker; a second call finds the first one's registration. Rejects where there can be none. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  workerUrl ??= trustedUrl();
  return await navigator.serviceWorker.register(workerUrl);
}

/** The address by a policy of Trusted Types, where the browser has them. A page may make each policy once. */
function trustedUrl(): string {
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (_file: string) => workerFile,
  });
  return (policy?.createScriptURL(workerFile) as string | undefined) ?? workerFile;
}
