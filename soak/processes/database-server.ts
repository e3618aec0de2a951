import { startDatabase } from '#backend/db/connection/embedded.ts';

const { DATA_DIR = '', DATABASE_PORT = '' } = process.env;

// A killed process loses nothing that the system has; only a lost machine would, and none is lost here.
const database = await startDatabase({ dataDir: DATA_DIR, port: Number(DATABASE_PORT), settings: { fsync: 'off' } });
const timer = setInterval(() => undefined, 60_000);
process.once('SIGTERM', () => {
  clearInterval(timer);
  void database.stop().then(() => process.exit(0));
});
