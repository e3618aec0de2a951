import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { Config } from '#backend/config.ts';
import { isObject } from '#contract/rules/is-object.ts';
import { type FileStorage, checkName } from './storage.ts';

function isMissing(error: unknown): boolean {
  return isObject(error) && error.code === 'ENOENT';
}

/** Keeps files in a folder of this machine, readable by its owner only. */
export function folderStorage(folder: string): FileStorage {
  const getPath = (name: string): string => {
    checkName(name);
    return join(folder, name);
  };

  return {
    async put(name, bytes) {
      const path = getPath(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // A file is there as a whole or not at all, also when the process is killed meanwhile.
      const unfinished = `${path}.${randomUUID()}`;
      await writeFile(unfinished, bytes, { mode: 0o600 });
      await rename(unfinished, path);
    },
    async get(name) {
      try {
        return new Uint8Array(await readFile(getPath(name)));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(name) {
      await rm(getPath(name), { force: true });
    },
  };
}

/** Writes, reads and removes a small file, so that nothing starts that could keep no picture. Throws one sentence. */
export async function checkStorage(files: FileStorage): Promise<void> {
  const name = `start/${randomUUID()}`;
  try {
    await files.put(name, new TextEncoder().encode(name), 'text/plain');
    const found = await files.get(name);
    if (new TextDecoder().decode(found) !== name) throw new Error('what was written is not there');
    await files.remove(name);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'unknown';
    throw new Error(
      `Files can be kept nowhere (${reason}): set FILES_DIR to a folder that this user may write, or the four S3_* settings of a bucket.`,
      { cause },
    );
  }
}

interface Bucket {
  /** Address of the bucket: https://bucket.s3.eu-west-2.amazonaws.com, or https://host/bucket of another provider. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const timeoutMs = 20_000;

/** Keeps files in an S3-compatible bucket. Throws when it answers with anything unexpected. */
export function bucketStorage({ url, ...credentials }: Bucket): FileStorage {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 });

  async function send(name: string, init: RequestInit): Promise<Response> {
    checkName(name);
    const signal = AbortSignal.timeout(timeoutMs);
    return client.fetch(`${url.replace(/\/$/, '')}/${name}`, { ...init, redirect: 'error', signal });
  }

  function fail(method: string, { status }: Response): never {
    throw new Error(`the bucket answered ${status} to ${method}`);
  }

  return {
    async put(name, bytes, contentType) {
      const body = new Uint8Array(bytes);
      const response = await send(name, { method: 'PUT', body, headers: { 'content-type': contentType } });
      if (!response.ok) fail('PUT', response);
    },
    async get(name) {
      const response = await send(name, { method: 'GET' });
      if (response.status === 404) return undefined;
      if (!response.ok) fail('GET', response);
      return new Uint8Array(await response.arrayBuffer());
    },
    async remove(name) {
      const response = await send(name, { method: 'DELETE' });
      if (!response.ok && response.status !== 404) fail('DELETE', response);
    },
  };
}

/** The storage of the settings: the bucket where one is set, else FILES_DIR, by default the folder `files` of DATA_DIR. */
export function openStorage({ bucket, filesDir }: Pick<Config, 'bucket' | 'filesDir'>): FileStorage {
  return bucket === null ? folderStorage(filesDir) : bucketStorage(bucket);
}
