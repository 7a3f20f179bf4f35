import type { DataExport } from '@skill-exchange/api-client/types';
import { perStory } from '../community.ts';
import { instant } from '../factories.ts';
import { errorBody, type Http } from '../http.ts';
import { ownPassword } from './account.ts';

/** The copy of the signed-in member's data. */
export const dataExport = perStory((): { export: DataExport['export'] } => ({ export: { state: 'none' } }));

export const ownDataHandlers = (http: Http) => ({
  getExport: http.get('/api/account/export', ({ response }) =>
    response(200).json({ success: true, export: dataExport().export }),
  ),

  requestExport: http.post('/api/account/export', ({ response }) => {
    if (dataExport().export.state === 'preparing')
      return response(409).json(errorBody('Your copy is being made already. We email you when it is ready.'));
    dataExport().export = { state: 'preparing', requestedAt: instant(0) };
    return response(200).json({ success: true, export: dataExport().export });
  }),

  downloadExport: http.get('/api/account/export/file', ({ response }) => {
    if (dataExport().export.state !== 'ready') return response(404).json(errorBody('File not found.'));
    return response.untyped(new Response('A zip', { headers: { 'Content-Type': 'application/zip' } }));
  }),

  deleteAccount: http.post('/api/account/delete', async ({ request, response }) => {
    const { password } = await request.json();
    if (password !== ownPassword) return response(403).json(errorBody('That is not your password.'));
    return response(200).json({ success: true, erasedAt: instant(7) });
  }),
});
