import { startDatabase } from '#backend/db/connection/embedded.ts';

const { DATA_DIR = '', DATABASE_PORT = '' } = process.env;

// No fsync: a killed process loses nothing that the operating system has buffered, and no machine crashes here.
const database = await startDatabase({ dataDir: DATA_DIR, port: Number(DATABASE_PORT), settings: { fsync: 'off' } });
const timer = setInterval(() => undefined, 60_000);
process.once('SIGTERM', () => {
  clearInterval(timer);
  void database.stop().then(() => process.exit(0));
});
