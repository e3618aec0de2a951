import { systemClock } from '#backend/clock.ts';
import { readConfig } from '#backend/config.ts';
import { connect } from '#backend/db/connection/connect.ts';
import { openForTool } from '#backend/db/connection/open-for-tool.ts';
import { accountCommands } from './account-commands.ts';

const usage = `Usage: npm run account -- disable EMAIL|REFERENCE    nobody can sign in; signed out everywhere
       npm run account -- enable EMAIL|REFERENCE
       npm run account -- forget-second-factor EMAIL|REFERENCE    of somebody who lost phone and recovery codes
       npm run account -- sign-out EMAIL|REFERENCE
       npm run account -- sign-out --all
`;

const [, , verb = '', name] = process.argv;
const command = accountCommands.get(verb);

async function run(execute: NonNullable<typeof command>, subject: string): Promise<void> {
  const database = await openForTool(readConfig());
  const db = connect({ url: database.url, max: 1 });
  try {
    process.stdout.write(`${await execute(db, subject, systemClock.now())}\n`);
  } finally {
    await db.destroy();
    await database.stop();
  }
}

if (command === undefined || name === undefined) {
  process.stderr.write(usage);
  process.exitCode = 1;
} else {
  await run(command, name).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
