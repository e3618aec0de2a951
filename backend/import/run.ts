import { readConfig } from '#backend/config.ts';
import { connect } from '#backend/db/connection/connect.ts';
import { openForTool } from '#backend/db/connection/open-for-tool.ts';
import type { Db } from '#backend/db/schema.ts';
import { createLog } from '#backend/http/monitoring/log.ts';
import { createRevalidate } from '#backend/revalidate.ts';
import { importPostcodes } from './import-postcodes.ts';
import { importVenues } from './import-venues.ts';
import { getSentence, skippedLines, type ImportSummary } from './venue-line.ts';

const imports = new Map<string, (db: Db, path: string) => Promise<ImportSummary>>([
  ['venues', importVenues],
  ['postcodes', importPostcodes],
]);

const usage = `Usage: npm run import -- venues FILE.csv
       npm run import -- postcodes FILE.csv
`;

const noOperator = `There is no operator yet (no row in the table "operators"): nothing is shown before there is one.
`;

async function hasOperator(db: Db): Promise<boolean> {
  return (await db.selectFrom('operators').select('id').executeTakeFirst()) !== undefined;
}

async function runImport(what: string, path: string): Promise<ImportSummary> {
  const importFile = imports.get(what);
  if (importFile === undefined) throw new Error(`There is no import of "${what}".\n${usage}`);
  const config = readConfig();
  const database = await openForTool(config);
  const db = connect({ url: database.ownerUrl, max: 2, withoutTimeouts: true });
  try {
    const summary = await importFile(db, path);
    if (!(await hasOperator(db))) process.stderr.write(noOperator);
    createRevalidate({ config, log: createLog(config.logLevel), fetch })(['venues']);
    return summary;
  } finally {
    await db.destroy();
    await database.stop();
  }
}

const [, , what, path] = process.argv;
if (what === undefined || path === undefined) {
  process.stderr.write(usage);
  process.exitCode = 1;
} else {
  try {
    const { imported, problems } = await runImport(what, path);
    for (const problem of problems) process.stderr.write(`${getSentence(problem)}\n`);
    const skippedCount = skippedLines(problems);
    process.stdout.write(`${imported} ${what} imported, ${skippedCount} skipped\n`);
    if (skippedCount > 0) process.exitCode = 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
