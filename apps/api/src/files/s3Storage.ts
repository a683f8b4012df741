import { AwsClient } from 'aws4fetch';
import type { FileStorage, S3Options } from './FileStorage.ts';

/** How long the store may take for an answer, in milliseconds, and how often it is asked again when it is out of order. */
const timeout = 30_000;
const retries = 2;

/** Keeps files in a bucket of an S3-compatible store, whose requests are signed by AWS Signature Version 4. */
export function s3Storage({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Options): FileStorage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });

  async function call(method: string, key: string, init: RequestInit = {}): Promise<Response | null> {
    const signal = AbortSignal.timeout(timeout);
    const response = await client.fetch(`${endpoint}/${bucket}/${key}`, { ...init, method, signal });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404 && method !== 'PUT') return null;
    throw new Error(`The store of files answered ${method} ${key} with ${response.status}.`);
  }

  return {
    async put(key, bytes, type) {
      const body = new Uint8Array(bytes);
      const response = await call('PUT', key, { body, headers: { 'Content-Type': type } });
      await response?.body?.cancel();
    },
    async read(key, range) {
      const headers = range && { Range: `bytes=${range.first}-${range.last}` };
      const response = await call('GET', key, headers && { headers });
      return response?.body ?? null;
    },
    async remove(key) {
      const response = await call('DELETE', key);
      await response?.body?.cancel();
    },
  };
}
