import { domainToASCII } from 'node:url';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { conflict, invalid } from '../../api-errors.ts';

/** Matches a domain in any script, without invisible characters. */
const otherDomain = /^(?=.*[^ -~])[\p{L}\p{M}\p{N}.-]+$/u;

/** Matches the local part of an address with accents or another script. */
const otherName = /^(?=.*[^ -~])[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;

/** Returns an address as it is stored: trimmed, with an ASCII domain, which every mail server accepts. */
function plainAddress(text: string): string {
  const address = text.trim().normalize('NFC');
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return at > 0 && otherDomain.test(domain) ? address.slice(0, at) + domainToASCII(domain) : address;
}

/** Returns the key of an address; addresses are compared without case. */
export function emailKey(email: string): string {
  return plainAddress(email).toLowerCase();
}

/** @throws ApiError 400 for a malformed address, and for one that many mail servers reject. */
export function readAddress(field: string, text: string): string {
  const address = plainAddress(text);
  if (otherName.test(address.slice(0, address.lastIndexOf('@'))))
    throw invalid(field, 'must have plain letters without accents before the @', { rule: 'plain_email' });
  if (!(fullFormats.email as RegExp).test(address)) throw invalid(field, 'must be an email address', { rule: 'email' });
  return address;
}

/** Creates a 409: another account has the address, or may still reclaim it. */
export const emailTaken = () => conflict('email_taken', 'This email already has an account. Log in instead.');
