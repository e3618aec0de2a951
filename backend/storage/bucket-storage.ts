import { AwsClient } from 'aws4fetch';
import { checkName, type FileStorage } from './storage.ts';

export interface Bucket {
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
    return client.fetch(`${url.replace(/\/$/, '')}/${name}`, { ...init, signal });
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
