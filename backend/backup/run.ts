import { systemClock } from '#backend/clock.ts';
import { readConfig, type Config } from '#backend/config.ts';
import { findOrStart } from '#backend/db/connection/open-for-tool.ts';
import { openStorage } from '#backend/storage/open-storage.ts';
import { drill } from './drill.ts';
import { listBackups, removeOlder } from './kept-backups.ts';
import { makeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

const usage = `Usage: npm run backup    copies all rows and files, as they are at one moment, into a folder of BACKUP_DIR
       npm run backup -- --keep 14    the same, and removes the backups that are older than 14 days
       npm run restore -- FOLDER    puts a backup into the new and empty database of the settings
       npm run drill -- [FOLDER]    tries a backup in a place of its own: the newest, or a new one where there is none
`;

const say = (...sentences: string[]) => void process.stdout.write(`${sentences.join('\n')}\n`);

function describe({ takenAt, tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const missing = files.filter(({ sha256 }) => sha256 === null).length;
  const odd = missing === 0 ? '' : ` (${missing} that rows name were not there)`;
  return `${rows} rows in ${tables.length} tables and ${files.length - missing} files${odd}, as of ${takenAt}`;
}

async function backup(config: Config): Promise<string> {
  const database = await findOrStart(config);
  try {
    const place = { url: database.ownerUrl ?? database.appUrl, files: openStorage(config), into: config.backupDir };
    const { folder, content } = await makeBackup(place);
    say(`${folder}: ${describe(content)}.`);
    return folder;
  } finally {
    await database.stop();
  }
}

async function backupAndKeep(config: Config, args: string[]): Promise<number> {
  const [option, days = ''] = args;
  if (option !== undefined && (option !== '--keep' || !/^[1-9]\d{0,3}$/.test(days))) throw new Error(usage);
  await backup(config);
  if (option === undefined) return 0;
  const removed = await removeOlder(config.backupDir, Number(days), systemClock.now());
  say(`${removed} backups older than ${days} days removed.`);
  return 0;
}

async function restore(config: Config, [folder]: string[]): Promise<number> {
  if (folder === undefined) throw new Error(usage);
  const { ownerUrl, appUrl, stop } = await findOrStart(config);
  try {
    if (ownerUrl === null) throw new Error('DATABASE_OWNER_URL is missing: who restores makes the tables.');
    const content = await restoreBackup(folder, { ownerUrl, appUrl, files: openStorage(config) });
    say(`Restored ${describe(content)}.`);
    return 0;
  } finally {
    await stop();
  }
}

async function tryBackup(config: Config, [named]: string[]): Promise<number> {
  const newest = (await listBackups(config.backupDir)).at(-1)?.folder;
  const folder = named ?? newest ?? (await backup(config));
  const { content, seconds, differences, unreadable, orderId } = await drill(folder, config);
  say(
    `${folder}: ${describe(content)}.`,
    `Restored into an empty place in ${seconds.toFixed(1)} s.`,
    unreadable === 0
      ? 'APP_SECRET opens everything that is encrypted.'
      : `${unreadable} things are encrypted with an APP_SECRET that is not in the settings: they would be lost.`,
    `Differences of ledger and books: ${differences[0]}.`,
    `One sale made there (order ${orderId}); differences after it: ${differences[1]}.`,
  );
  return unreadable + differences[0] + differences[1];
}

const commands = new Map([
  ['backup', backupAndKeep],
  ['restore', restore],
  ['drill', tryBackup],
]);

const [, , name = '', ...args] = process.argv;
const command = commands.get(name);
try {
  if (command === undefined) throw new Error(usage);
  process.exitCode = (await command(readConfig(), args)) === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
