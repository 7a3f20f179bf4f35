// Written by `npm run generate` from openapi.yaml.

/** The version of the contract that this client was generated from. */
export const contractVersion = '1.9.0';
