import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import {
  backupFile,
  backupFolder,
  type FolderBackup,
  makeBackupFolder,
  newBackup,
} from '../../src/backup/backup-folder.ts';
import { hashPassword } from '../../src/modules/auth/password-hash.ts';
import { offerSetup } from '../../src/modules/community/setup.ts';
import { countWeeks } from '../../src/modules/numbers/count-weeks.ts';
import { addMe, addMember, logIn, type World } from '../world.ts';

async function placeBackup(dataDir: string, { id }: FolderBackup): Promise<void> {
  const folder = backupFolder(dataDir);
  await makeBackupFolder(folder);
  await writeFile(backupFile(folder, id), 'A backup of nothing.');
}

const weekMs = 7 * 24 * 3_600_000;

/** Creates operators, and what they read. */
export function operatorStates(
  world: World,
): Pick<
  BackendStateHandlers,
  | 'an operator'
  | 'nobody runs the community'
  | 'counted weeks'
  | 'texts to accept'
  | 'an operator with a member'
  | 'an invitation'
  | 'a draft of an announcement'
  | 'an announcement'
  | 'a backup'
  | 'somebody asks to join'
  | 'my request to join'
  | 'an invited address'
> {
  // Leaves the settings as they are: another rule may be changing them.
  const appointMe = async () => {
    const me = await addMe(world);
    await world.db.updateTable('members').set({ is_operator: true }).where('id', '=', me.memberId).execute();
    return me;
  };
  const appointWith = async (password: string) => {
    const { id } = await addMember(world, { name: 'Amara Okafor', password });
    await world.db.updateTable('members').set({ is_operator: true }).where('id', '=', id).execute();
    const { memberId, token, cookie } = await logIn(world, id);
    return { memberId, token, cookie };
  };
  const addOperator = async () => {
    const me = await appointMe();
    await world.db.deleteFrom('settings').execute();
    await world.db.deleteFrom('text_acceptances').execute();
    await world.db.deleteFrom('text_translations').execute();
    await world.db.deleteFrom('texts').execute();
    await world.app.context.community.refresh();
    return me;
  };
  const announce = async (sentAt: Date | null) => {
    const me = await appointMe();
    const now = world.now();
    const words = { subject: 'Quiet days', content: 'Dear members', is_message: true, banner: 'Quiet until Monday.' };
    const times = { banner_starts_at: now, banner_ends_at: new Date(now.getTime() + weekMs), created_at: now };
    const { id } = await world.db
      .insertInto('announcements')
      .values({ ...words, ...times, changed_at: now, tested_at: now, sent_at: sentAt, written_by: me.memberId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await world.app.context.community.refresh();
    return { ...me, announcementId: id };
  };
  const ask = async (password_hash = 'none') => {
    const email = `${randomUUID()}@example.org`;
    const account = { name: 'Samira Aziz', email, email_key: email, password_hash };
    const asked = { question: 'What would you like to teach?', answer: 'Guitar', asked_at: world.now() };
    return await world.db
      .insertInto('join_requests')
      .values({ ...account, ...asked, skills_offered: [], skills_requested: [] })
      .returning(['id', 'email'])
      .executeTakeFirstOrThrow();
  };
  return {
    'an operator': addOperator,
    'an invitation': async ({ joined }) => {
      const me = await appointMe();
      const token = randomUUID();
      const link = {
        token,
        label: 'Poster in the bakery',
        made_by: me.memberId,
        is_of_operator: true,
        uses: 20,
        used: joined,
      };
      const { id } = await world.db
        .insertInto('invitations')
        .values({ ...link, created_at: world.now(), expires_at: new Date(world.now().getTime() + weekMs) })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const name of Array<string>(joined).fill('Inês Carvalho')) {
        const { id: member_id } = await addMember(world, { name });
        const joining = { member_id, invitation_id: id, invited_by: me.memberId, joined_at: world.now() };
        await world.db.insertInto('joinings').values(joining).execute();
      }
      return { ...me, invitationId: id, invitationToken: token };
    },
    'an invited address': async () => {
      const me = await appointMe();
      const at = new Date(world.now().getTime() - 2 * 24 * 3_600_000);
      const link = {
        token: randomUUID(),
        label: '',
        made_by: me.memberId,
        is_of_operator: true,
        is_by_email: true,
        uses: 1,
      };
      const { id: invitation_id } = await world.db
        .insertInto('invitations')
        .values({ ...link, created_at: at, expires_at: new Date(at.getTime() + 2 * weekMs) })
        .returning('id')
        .executeTakeFirstOrThrow();
      const email = `${randomUUID()}@example.org`;
      const { id } = await world.db
        .insertInto('invited_addresses')
        .values({ invitation_id, email, email_key: email, queued_at: at, sent_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { ...me, invitedAddressId: id };
    },
    'a draft of an announcement': async () => await announce(null),
    'an announcement': async () => await announce(world.now()),
    'somebody asks to join': async () => {
      const me = await appointMe();
      const { id } = await ask();
      return { ...me, joinRequestId: id };
    },
    'my request to join': async ({ password }) => ({ email: (await ask(hashPassword(password))).email }),
    'nobody runs the community': async () => {
      const me = await addMe(world);
      await world.db.updateTable('members').set({ is_operator: false }).where('is_operator', '=', true).execute();
      const path = await offerSetup(world.db, world.now());
      return { ...me, setupToken: path?.split('/').at(-1) ?? '' };
    },
    'an operator with a member': async ({ password }) => {
      const me = await appointWith(password);
      const other = await addMember(world, { name: 'Inês Carvalho' });
      await logIn(world, other.id);
      const codes = { secret_sealed: 'sealed', confirmed_at: world.now() };
      await world.db
        .insertInto('totp')
        .values({ member_id: other.id, ...codes })
        .execute();
      return { ...me, otherId: other.id };
    },
    'a backup': async ({ password }) => {
      const { backups, settings } = world.app.context;
      const findDone = async () =>
        (await backups.list()).find(({ state, isEncrypted }) => state === 'done' && !isEncrypted);
      // Making one takes minutes beside all other rules. Nothing reads what is in this one.
      if ((await findDone()) === undefined) await placeBackup(settings.dataDir, newBackup(world.now(), null));
      return { ...(await appointWith(password)), backupId: (await findDone())?.id ?? 'none' };
    },
    'counted weeks': async () => {
      await countWeeks(world.db, { verifyEmail: 'off' }, new Date(Date.now() - weekMs));
      return await addOperator();
    },
    'texts to accept': async () => {
      const me = await addOperator();
      const published = { version: 1, must_accept: true, published_at: new Date(), published_by: me.memberId };
      const spanish = { version: 1, language: 'es', revision: 1, changed_at: new Date() };
      for (const kind of ['rules', 'terms'] as const) {
        const words = { kind, content: `# Our ${kind}`, change: `Our first ${kind}.` };
        await world.db
          .insertInto('texts')
          .values({ ...words, ...published })
          .execute();
        await world.db
          .insertInto('text_translations')
          .values({ ...words, ...spanish })
          .execute();
      }
      await world.app.context.community.refresh();
      return me;
    },
  };
}
