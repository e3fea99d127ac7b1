import { Type } from 'typebox';

/** A structure of WebAuthn in its JSON form; the libraries on both sides make and check it. */
export function passkeyJson(description: string) {
  return Type.Unsafe<Record<string, unknown>>({ type: 'object', description });
}
