import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Disk } from 'flydrive';
import type { DriverContract } from 'flydrive/types';
import type { Config } from '../../config.ts';
import { DurableFSDriver } from './durable-fs-driver.ts';
import type { FileStore, StoredFile } from './file-store.ts';

/** Whether an error means that the file does not exist; the drivers wrap the error of the disk or S3. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'ENOENT') return true;
  if (error.name === 'NotFound' || error.name === 'NoSuchKey') return true;
  return error.cause !== undefined && isMissing(error.cause);
}

function toFileStore(driver: DriverContract, root: string | undefined): FileStore {
  const disk = new Disk(driver);
  const stat = async (key: string): Promise<StoredFile | undefined> => {
    try {
      const { contentLength, lastModified } = await disk.getMetaData(key);
      return { key, size: contentLength, modified: lastModified };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
  return {
    root,
    stat,
    put: (key, contents, contentType) => disk.put(key, contents, { contentType }),
    delete: (key) => disk.delete(key),
    read: (key) => disk.getStream(key),
    async *list(prefix) {
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll(prefix, {
          recursive: true,
          ...(paginationToken ? { paginationToken } : {}),
        });
        for (const entry of page.objects) {
          // Another process may have deleted it since it was listed.
          const found = entry.isFile ? await stat(entry.key) : undefined;
          if (found) yield found;
        }
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
  };
}

/** `s3://bucket?region=…&endpoint=…`; the credentials come from the standard AWS environment variables. */
async function createS3Store(address: URL): Promise<FileStore> {
  const { S3Driver } = await import('flydrive/drivers/s3').catch((cause: unknown) => {
    throw new Error(
      'FILES_URL is an S3 bucket, which needs the packages @aws-sdk/client-s3 and @aws-sdk/s3-request-presigner to be installed.',
      { cause },
    );
  });
  const endpoint = address.searchParams.get('endpoint');
  const driver = new S3Driver({
    bucket: address.hostname,
    visibility: 'private',
    // The process serves /files itself, so nothing in the bucket has to be public.
    supportsACL: false,
    ...{ region: address.searchParams.get('region') ?? 'us-east-1' },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
  return toFileStore(driver, undefined);
}

/** Creates the store configured by FILES_URL: a folder (by default `files` in the data folder) or an S3 bucket. */
export async function createFileStore({
  filesUrl,
  dataDir,
}: Pick<Config, 'filesUrl' | 'dataDir'>): Promise<FileStore> {
  if (filesUrl?.startsWith('s3://')) return createS3Store(new URL(filesUrl));
  const given = filesUrl?.startsWith('file:') ? fileURLToPath(filesUrl) : filesUrl;
  const root = resolve(given ?? `${dataDir}/files`);
  return toFileStore(new DurableFSDriver(root), root);
}
