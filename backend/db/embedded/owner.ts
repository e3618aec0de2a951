import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { machineEnvironment } from '#backend/config.ts';

/** The system user PostgreSQL runs as; null for the user of this process. */
export type Owner = { uid: number; gid: number } | null;

interface Outcome {
  ok: boolean;
  output: string;
}

/** Runs a program as `owner` and waits for its end. `output` holds what it printed or why it couldn't start. */
export function runAs(owner: Owner, program: string, args: string[]): Promise<Outcome> {
  // PostgreSQL's programs need a working directory that they may enter.
  const cwd = process.platform === 'win32' ? undefined : '/';
  const options = { ...owner, cwd, env: machineEnvironment() };
  return new Promise((resolve) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`.trim();
      resolve({ ok: error === null, output: output === '' && error !== null ? error.message : output });
    });
  });
}

const name = 'postgres';

async function lookUp(): Promise<Owner> {
  const [uid, gid] = await Promise.all([runAs(null, 'id', ['-u', name]), runAs(null, 'id', ['-g', name])]);
  return uid.ok && gid.ok ? { uid: Number(uid.output), gid: Number(gid.output) } : null;
}

/** Commands that create a system user: shadow-utils, Debian, BusyBox. */
const waysToCreate = [
  `useradd --system --user-group --no-create-home --shell /bin/false ${name}`,
  `adduser --system --group --no-create-home --shell /bin/false ${name}`,
  `adduser -S -D -H -s /bin/false ${name}`,
];

async function createUser(): Promise<Owner> {
  for (const command of waysToCreate) {
    await runAs(null, 'sh', ['-c', `PATH="$PATH:/usr/sbin:/sbin" ${command}`]);
    const createdUser = await lookUp();
    if (createdUser !== null) return createdUser;
  }
  throw new Error(
    `PostgreSQL refuses to run as root, and its system user "${name}" could not be created: ` +
      'create it, start as an ordinary user, or set DATABASE_URL.',
  );
}

/**
 * Whom PostgreSQL may run as: ourselves, or, because it refuses to be root, whoever owns the existing data, else the
 * system user `postgres`, created when missing. Throws one sentence when that can't be done.
 */
export async function chooseOwner(cluster: string): Promise<Owner> {
  if (process.getuid?.() !== 0) return null;
  const existing = await stat(cluster).catch(() => null);
  if (existing !== null && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  return (await lookUp()) ?? (await createUser());
}
