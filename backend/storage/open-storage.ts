import { join } from 'node:path';
import type { Config } from '#backend/config.ts';
import { bucketStorage } from './bucket-storage.ts';
import { folderStorage } from './folder-storage.ts';
import type { FileStorage } from './storage.ts';

/** The storage of the settings: the bucket where one is set, else the folder `files` of DATA_DIR. */
export function openStorage({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): FileStorage {
  return bucket === null ? folderStorage(join(dataDir, 'files')) : bucketStorage(bucket);
}
