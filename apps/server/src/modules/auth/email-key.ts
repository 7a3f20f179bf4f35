import { domainToASCII } from 'node:url';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { conflict, invalid } from '../../api-errors.ts';

/** A domain of any script, without characters that nobody sees. */
const otherDomain = /^(?=.*[^ -~])[\p{L}\p{M}\p{N}.-]+$/u;

/** Matches the local part of an address with accents or another script. */
const otherName = /^(?=.*[^ -~])[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;

/** An address as it is stored: without space around it, and its domain as ASCII, which every mail server takes. */
function plainAddress(text: string): string {
  const address = text.trim().normalize('NFC');
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return at > 0 && otherDomain.test(domain) ? address.slice(0, at) + domainToASCII(domain) : address;
}

/** Addresses are compared without case. */
export function emailKey(email: string): string {
  return plainAddress(email).toLowerCase();
}

/** @throws ApiError 400 for a malformed address, and for one that many mail servers reject. */
export function readAddress(field: string, text: string): string {
  const address = plainAddress(text);
  if (otherName.test(address.slice(0, address.lastIndexOf('@'))))
    throw invalid(field, 'must have plain letters without accents before the @');
  if (!(fullFormats.email as RegExp).test(address)) throw invalid(field, 'must be an email address');
  return address;
}

/** 409: another account has the address, or may still take it back. */
export const emailTaken = () => conflict('email_taken', 'This email already has an account. Log in instead.');
