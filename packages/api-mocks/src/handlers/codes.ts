import { perStory } from '../community.ts';
import { errorBody, type Http } from '../http.ts';
import { ownPassword } from './account.ts';

/** The signed-in member's two-factor state and the remaining recovery codes. */
export const codes = perStory(() => ({ isOffered: true, isOn: false, recoveryCodesLeft: 0 }));

/** The only code that the mocked app shows. */
export const ownCode = '287082';

const wrongPassword = errorBody('That is not your password.');
const codesOff = errorBody('Codes are switched off.');
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const makeCodes = () => Array.from({ length: 10 }, (_, index) => `k3f${index}-8zr2-m7ta-c4wx-9hde-p2nv`);

export const codeHandlers = (http: Http) => ({
  getCodes: http.get('/api/account/codes', ({ response }) => response(200).json({ success: true, ...codes() })),

  startCodes: http.post('/api/account/codes', async ({ request, response }) => {
    const { password } = await request.json();
    if (password !== ownPassword) return response(403).json(wrongPassword);
    if (codes().isOn) return response(409).json(errorBody('Codes are switched on already.'));
    const uri = `otpauth://totp/Skill%20Exchange:jonas%40example.org?issuer=Skill%20Exchange&secret=${secret}`;
    return response(200).json({ success: true, secret, uri });
  }),

  confirmCodes: http.put('/api/account/codes', async ({ request, response }) => {
    const { code } = await request.json();
    if (codes().isOn) return response(409).json(errorBody('Codes are switched on already.'));
    if (code !== ownCode) return response(403).json(errorBody('That code is wrong, or was used before.'));
    Object.assign(codes(), { isOn: true, recoveryCodesLeft: 10 });
    return response(200).json({ success: true, recoveryCodes: makeCodes() });
  }),

  removeCodes: http.post('/api/account/codes/removal', async ({ request, response }) => {
    const { password } = await request.json();
    if (password !== ownPassword) return response(403).json(wrongPassword);
    if (!codes().isOn) return response(409).json(codesOff);
    Object.assign(codes(), { isOn: false, recoveryCodesLeft: 0 });
    return response(200).json({ success: true });
  }),

  renewRecoveryCodes: http.post('/api/account/codes/recovery', async ({ request, response }) => {
    const { password } = await request.json();
    if (password !== ownPassword) return response(403).json(wrongPassword);
    if (!codes().isOn) return response(409).json(codesOff);
    codes().recoveryCodesLeft = 10;
    return response(200).json({ success: true, recoveryCodes: makeCodes() });
  }),
});
