import { Type } from 'typebox';
import * as Field from '../../fields.ts';
import { ACCOUNT_FIELD_MAX_LENGTH, PASSKEY_NAME_MAX_LENGTH } from '../../limits.ts';
import { defineRoute } from '../../route.ts';
import { passkeyJson } from './passkey-json.ts';

/**
 * Every change asks for the password of the caller again; a wrong one is 400 at that field, and is counted. A session
 * that did not prove the second factor that the caller has is refused with 403 and the code `second-factor-first`.
 */
const confirmed = Type.Object({
  password: Field.text({ max: ACCOUNT_FIELD_MAX_LENGTH, description: 'password of the caller' }),
});

const recoveryCodes = Type.Object({
  message: Type.String(),
  recovery_codes: Type.Array(Type.String(), {
    description: 'ten codes; each replaces the code of the application once, and none can be read again',
  }),
});

export const secondFactorRoutes = {
  startAuthenticator: defineRoute({
    method: 'POST',
    path: '/api/profile/authenticator',
    summary: 'Makes the secret of an authenticator application (TOTP); it counts only after `confirmAuthenticator`.',
    access: 'signed-in',
    body: confirmed,
    response: Type.Object({
      secret: Type.String({ description: 'in base32, for typing' }),
      uri: Type.String({ description: 'otpauth://totp/…, for a QR code' }),
    }),
    errors: [409, 429],
  }),
  confirmAuthenticator: defineRoute({
    method: 'POST',
    path: '/api/profile/authenticator/confirm',
    summary: 'Turns the second factor on with the first code of the application, and makes recovery codes.',
    access: 'signed-in',
    body: Type.Object({ otp: Field.text({ max: ACCOUNT_FIELD_MAX_LENGTH, description: 'code of the application' }) }),
    response: recoveryCodes,
    errors: [409, 429],
  }),
  removeAuthenticator: defineRoute({
    method: 'POST',
    path: '/api/profile/authenticator/remove',
    summary: 'Turns the second factor off; the recovery codes end.',
    access: 'signed-in',
    body: confirmed,
    response: Field.written,
    errors: [409, 429],
  }),
  renewRecoveryCodes: defineRoute({
    method: 'POST',
    path: '/api/profile/recovery-codes',
    summary: 'Makes ten new recovery codes; the former ones end.',
    access: 'signed-in',
    body: confirmed,
    response: recoveryCodes,
    errors: [409, 429],
  }),
  startPasskey: defineRoute({
    method: 'POST',
    path: '/api/profile/passkeys/options',
    summary: 'Begins to add a passkey, which `addPasskey` completes within five minutes.',
    access: 'signed-in',
    body: confirmed,
    response: Type.Object({ options: passkeyJson('PublicKeyCredentialCreationOptionsJSON of WebAuthn') }),
    errors: [404, 409, 429],
  }),
  addPasskey: defineRoute({
    method: 'POST',
    path: '/api/profile/passkeys',
    summary: 'Adds the passkey that a device has made.',
    access: 'signed-in',
    body: Type.Object({
      name: Field.text({ max: PASSKEY_NAME_MAX_LENGTH, description: 'name of the device' }),
      response: passkeyJson('RegistrationResponseJSON of WebAuthn'),
    }),
    response: Field.created,
    errors: [404, 409],
  }),
  removePasskey: defineRoute({
    method: 'POST',
    path: '/api/profile/passkeys/{id}/remove',
    summary: 'Removes a passkey of the caller.',
    access: 'signed-in',
    params: Type.Object({ id: Field.pathNumber({ description: 'id of the passkey' }) }),
    body: confirmed,
    response: Field.written,
    errors: [404, 409, 429],
  }),
};
