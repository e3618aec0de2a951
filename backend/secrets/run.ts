import { recordAudit } from '#backend/audit/record-audit.ts';
import { systemClock } from '#backend/clock.ts';
import { readConfig } from '#backend/config.ts';
import { connect } from '#backend/db/connection/connect.ts';
import { openForTool } from '#backend/db/connection/open-for-tool.ts';
import type { Db } from '#backend/db/schema.ts';
import type { Secret } from '#contract/rules/settings/secret.ts';
import { countSealed, rotateSecrets } from './rotate.ts';

const usage = `Usage: npm run secrets -- status    how much of what is encrypted is so with which APP_SECRET
       npm run secrets -- rotate    encrypts everything with APP_SECRET that APP_SECRET_PREVIOUS has encrypted
`;

/** Prints the state; returns how many things would be lost with APP_SECRET_PREVIOUS or are lost already. */
async function showStatus(db: Db, secret: Secret): Promise<number> {
  const counts = await countSealed(db, secret);
  const lines = counts.map(
    ({ kind, newest, previous, unreadable }) =>
      `${kind}: ${newest} with APP_SECRET, ${previous} with APP_SECRET_PREVIOUS, ${unreadable} with neither`,
  );
  const left = counts.reduce((sum, { previous, unreadable }) => sum + previous + unreadable, 0);
  const advice = left === 0 ? ['APP_SECRET_PREVIOUS is not needed for anything that is stored.'] : [];
  process.stdout.write(`${[...lines, ...advice].join('\n')}\n`);
  return left;
}

/** Encrypts everything anew and prints how much; returns how many things are not under the newest secret then. */
async function rotate(db: Db, secret: Secret): Promise<number> {
  const rotated = await rotateSecrets(db, secret);
  const lines = rotated.map(
    ({ kind, resealed, unreadable }) =>
      `${kind}: ${resealed} encrypted anew${unreadable === 0 ? '' : `, ${unreadable} cannot be opened by any secret that is set`}`,
  );
  process.stdout.write(`${lines.join('\n')}\n\n`);
  const counts = Object.fromEntries(rotated.map(({ kind, resealed }) => [kind, resealed]));
  await recordAudit(
    db,
    { clock: systemClock, caller: null },
    {
      action: 'secrets_rotated',
      subjectType: 'operation',
      subjectId: 'secrets',
      details: { by: 'administrator', ...counts },
    },
  );
  return showStatus(db, secret);
}

const commands = new Map([
  ['status', showStatus],
  ['rotate', rotate],
]);

async function run(command: typeof rotate): Promise<void> {
  const config = readConfig();
  const database = await openForTool(config);
  const db = connect({ url: database.url, max: 2 });
  try {
    process.exitCode = (await command(db, config.appSecret)) === 0 ? 0 : 1;
  } finally {
    await db.destroy();
    await database.stop();
  }
}

const command = commands.get(process.argv[2] ?? '');
if (command === undefined) {
  process.stderr.write(usage);
  process.exitCode = 1;
} else {
  await run(command).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
