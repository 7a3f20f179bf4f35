import { conflict } from '../../api-errors.ts';

/** Addresses are compared without case. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** 409: another account has the address, or may still take it back. */
export const emailTaken = () => conflict('email_taken', 'This email already has an account. Log in instead.');
