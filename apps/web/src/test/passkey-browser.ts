import { spyOn } from 'storybook/test';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** An authenticator's response, as far as the app reads it: the mocked server does not verify it. */
const credential = {
  id: 'Y3JlZGVudGlhbA',
  rawId: bytes('credential'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('{}'),
    attestationObject: bytes('none'),
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    userHandle: bytes('handle'),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
} as unknown as Credential;

type PasskeyBrowser = {
  /** The member chooses or creates no passkey, or the device already has one for the account. */
  refuses?: 'NotAllowedError' | 'InvalidStateError';
  /** The member chooses one that the email field offers. */
  isChosenInField?: boolean;
  /** The browser has no passkeys. */
  isUnable?: boolean;
};

/** For `beforeEach`: simulates a browser with an authenticator that responds immediately. */
export function passkeyBrowser({ refuses, isChosenInField = false, isUnable = false }: PasskeyBrowser = {}) {
  return () => {
    const answer = async () => {
      if (refuses) throw new DOMException('As the story wants it', refuses);
      return credential;
    };
    spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(isChosenInField);
    spyOn(navigator.credentials, 'get').mockImplementation(answer);
    spyOn(navigator.credentials, 'create').mockImplementation(answer);
    const before = Object.getOwnPropertyDescriptor(window, 'PublicKeyCredential');
    if (isUnable) Reflect.deleteProperty(window, 'PublicKeyCredential');
    return () => {
      if (before) Object.defineProperty(window, 'PublicKeyCredential', before);
    };
  };
}
