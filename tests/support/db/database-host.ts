import { startDatabase } from '#backend/db/connection/embedded.ts';

/** A process that runs an embedded database until it is killed. Arguments: data folder, port. */
const [, , dataDir = '', port = ''] = process.argv;
const { url } = await startDatabase({ dataDir, port: Number(port) });
process.stdout.write(`${url}\n`);
