import { readDatabaseUrls } from '#backend/config.ts';
import { prepareSchema } from './prepare-schema.ts';

try {
  const applied = await prepareSchema(readDatabaseUrls());
  process.stdout.write(`${applied.length === 0 ? 'Nothing to migrate.' : `Applied ${applied.join(', ')}.`}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
