// Written by `npm run generate` from openapi.yaml.

/** The largest file that each operation takes, in bytes. */
export const maxFileBytes = {
  addSkill: 5242880,
  editUser: 5242880,
  uploadCommunityPicture: 5242880,
  setEventCover: 5242880,
  addAttachment: 10485760,
} as const;
