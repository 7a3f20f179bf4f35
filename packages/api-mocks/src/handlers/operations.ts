import type { Http } from '../http.ts';

/** Operations for operators. */
export const operationHandlers = (http: Http) => ({
  getHealth: http.get('/health', ({ response }) => response(200).json({ success: true })),
  getReadiness: http.get('/ready', ({ response }) => response(200).json({ success: true })),
});
