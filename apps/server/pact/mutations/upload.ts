import { failure, ofClass, patch } from './mutation.ts';

export const uploads = ofClass('upload', [
  patch(
    'editUser',
    'any file is a picture',
    'modules/images/service.ts',
    'return await pictures.decode(upload, side);',
    'return await pictures.decode(upload, side).catch(() => upload);',
  ),
  patch(
    'editUser',
    'pictures of six megabytes are taken',
    'plugins/multipart.ts',
    'const maximumFileBytes = 5 * 1024 * 1024;',
    'const maximumFileBytes = 50 * 1024 * 1024;',
  ),
  patch(
    'editUser',
    'pictures of one megabyte are too large',
    'plugins/multipart.ts',
    'const maximumFileBytes = 5 * 1024 * 1024;',
    'const maximumFileBytes = 512 * 1024;',
  ),
  patch(
    'editUser',
    'the stored picture is an empty one',
    'modules/images/service.ts',
    "return { hash: createHash('sha256').update(bytes).digest('hex'), bytes };",
    "return { hash: createHash('sha256').update(bytes).digest('hex'), bytes: Buffer.alloc(0) };",
  ),
  patch(
    'editUser',
    'every picture is the first one',
    'modules/images/service.ts',
    "return { hash: createHash('sha256').update(bytes).digest('hex'), bytes };",
    "return { hash: createHash('sha256').update('picture').digest('hex'), bytes };",
  ),
  patch(
    'getImage',
    'pictures come as octets',
    'modules/images/routes.ts',
    "'content-type': 'image/webp'",
    "'content-type': 'application/octet-stream'",
  ),
  patch(
    'getImage',
    'pictures are not there',
    'modules/images/service.ts',
    'const bytes = hash === undefined ? undefined : await findImage(context.db, hash);',
    'const bytes = undefined as Buffer | undefined;',
  ),
  patch(
    'addSkill',
    'a file with a skill is not looked at',
    'modules/skills/service.ts',
    'request.photo === undefined ? null : await readUpload(context, by.member, request.photo)',
    'null',
  ),
  failure('editUser', 'a file that is no picture is a 400', (sent) => {
    if (sent.status === 415) sent.status = 400;
  }),
  failure('addSkill', 'a picture that is too large is a 400', (sent) => {
    if (sent.status === 413) sent.status = 400;
  }),
]);
