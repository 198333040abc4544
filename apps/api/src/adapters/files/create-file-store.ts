import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Disk } from 'flydrive';
import type { DriverContract } from 'flydrive/types';
import type { Config } from '../../config.ts';
import { ApiError } from '../../core/http/api-error.ts';
import { noFilesMessage } from '../../core/http/messages.ts';
import { createPrivateFolder } from '../../core/private-folder.ts';
import { DurableFSDriver } from './durable-fs-driver.ts';
import type { FileStore, StoredFile } from './file-store.ts';

/** Whether an error means that the file does not exist; the drivers wrap the error of the disk or S3. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'ENOENT') return true;
  if (error.name === 'NotFound' || error.name === 'NoSuchKey') return true;
  return error.cause !== undefined && isMissing(error.cause);
}

/**
 * Whether an error of the S3 client means that the server cannot be reached or fails: every one of its errors has
 * `$metadata`, and the status of the reply if there was one.
 */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (!('$metadata' in error)) return isOutage(error.cause);
  const { httpStatusCode: status } = error.$metadata as { httpStatusCode?: number };
  return status === undefined || status >= 500 || status === 429;
}

/** Reports outages as temporary, so that clients repeat the request. */
async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    if (!isOutage(cause)) throw cause;
    throw new ApiError('unavailable', { retryAfter: 5, message: noFilesMessage, cause });
  }
}

/** Milliseconds for connecting to S3, and for a reply; the upload of a picture waits for three files at once. */
const s3Timeouts = { connectionTimeout: 1000, requestTimeout: 10_000, throwOnRequestTimeout: true } as const;

function toFileStore(driver: DriverContract, root: string | undefined): FileStore {
  const disk = new Disk(driver);
  const stat = async (key: string): Promise<StoredFile | undefined> => {
    try {
      const { contentLength, lastModified } = await orUnavailable(disk.getMetaData(key));
      return { key, size: contentLength, modified: lastModified };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
  return {
    root,
    stat,
    put: (key, contents, contentType) => orUnavailable(disk.put(key, contents, { contentType })),
    delete: (key) => orUnavailable(disk.delete(key)),
    read: (key) => orUnavailable(disk.getStream(key)),
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
  // Loaded only when needed: the client of S3 is large.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const endpoint = address.searchParams.get('endpoint');
  const driver = new S3Driver({
    bucket: address.hostname,
    visibility: 'private',
    // The process serves /files itself, so nothing in the bucket has to be public.
    supportsACL: false,
    region: address.searchParams.get('region') ?? 'us-east-1',
    requestHandler: s3Timeouts,
    maxAttempts: 2,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
  return toFileStore(driver, undefined);
}

const toFolder = (address: string): string =>
  resolve(address.startsWith('file:') ? fileURLToPath(address) : address);

/** Creates the store configured by FILES_URL: a folder (by default `files` in the data folder) or an S3 bucket. */
export async function createFileStore({
  filesUrl,
  dataDir,
}: Pick<Config, 'filesUrl' | 'dataDir'>): Promise<FileStore> {
  if (filesUrl?.startsWith('s3://')) return createS3Store(new URL(filesUrl));
  const root = toFolder(filesUrl ?? `${dataDir}/files`);
  return toFileStore(new DurableFSDriver(root), root);
}

/** The same for PRIVATE_FILES_URL (by default `private` in the data folder), which nothing serves but its features. */
export async function createPrivateStore({
  privateFilesUrl,
  dataDir,
}: Pick<Config, 'privateFilesUrl' | 'dataDir'>): Promise<FileStore> {
  if (privateFilesUrl?.startsWith('s3://')) return createS3Store(new URL(privateFilesUrl));
  const root = createPrivateFolder(toFolder(privateFilesUrl ?? `${dataDir}/private`));
  return toFileStore(new DurableFSDriver(root), root);
}
