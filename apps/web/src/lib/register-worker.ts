const workerFile = '/service-worker.js';

let workerUrl: string | undefined;

/** Registers the app's service worker; a second call finds the first one's registration. */
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
