import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Endpoint, UploadSpec } from '@piacter/contracts/core';
import type { Request, RequestHandler, Response } from 'express';
import multer from 'multer';
import { createPrivateFolder } from '../private-folder.ts';
import type { UploadReceiver } from './answer.ts';
import { ApiError, invalidField } from './api-error.ts';
import type { UploadedFile } from './implement.ts';
import { toUploadError, wrongField } from './upload-errors.ts';
import { guardUpload, type UploadLimits } from './upload-guard.ts';

/** Maximum text fields in addition to the files; no form has more than a few. */
const maxFields = 16;
/** Maximum bytes of a multipart body in addition to its files. */
const overheadBytes = 64 * 1024;

/** multer has mostly no limits by default, and a field name with a large index would hang the process. */
const toMulterLimits = ({ maxFiles, maxBytes }: UploadSpec) => ({
  fileSize: maxBytes,
  files: maxFiles,
  fields: maxFields,
  parts: maxFiles + maxFields,
  fieldNameSize: 64,
  fieldSize: 4096,
  headerPairs: 20,
  fieldNestingDepth: 0,
  fieldArrayIndexLimit: 0,
});

/** Maximum body size of an endpoint, in bytes. */
const maxBodyBytes = ({ maxFiles, maxBytes }: UploadSpec) => maxFiles * maxBytes + overheadBytes;

const run = (middleware: RequestHandler, request: Request, response: Response) =>
  new Promise<void>((done, failed) => {
    middleware(request, response, (error?: unknown) => (error ? failed(error) : done()));
  });

const asUploaded = ({ path, originalname, size }: Express.Multer.File): UploadedFile => ({
  tempPath: path,
  originalName: originalname,
  size,
});

/**
 * Receives multipart bodies into DATA_DIR/tmp, where files have random names until the handler has finished. Errors in
 * the body get a JSON reply, and the files received so far are deleted.
 */
export function createUploadReceiver(dataDir: string, limits: UploadLimits): UploadReceiver {
  const folder = createPrivateFolder(uploadFolder(dataDir));
  const storage = multer.diskStorage({ destination: folder });

  function createReceiver(spec: UploadSpec): RequestHandler {
    // Also accepts names with the suffix [] (`images[]`).
    const names = new Set([spec.field, spec.alias ?? spec.field].flatMap((name) => [name, `${name}[]`]));
    return multer({
      storage,
      limits: toMulterLimits(spec),
      defParamCharset: 'utf8',
      fileFilter: (_request, { fieldname }, accept) => {
        if (names.has(fieldname)) accept(null, true);
        else accept(wrongField(spec.field));
      },
    }).any();
  }

  const receivers = new Map<Endpoint, RequestHandler>();

  return {
    async receive(endpoint, request, response) {
      const spec = endpoint.upload;
      if (!spec || !request.is('multipart/form-data')) throw new ApiError('wrong_media_type');
      const guard = guardUpload(request, maxBodyBytes(spec), limits);
      const receiver = receivers.get(endpoint) ?? createReceiver(spec);
      receivers.set(endpoint, receiver);
      await Promise.race([run(receiver, request, response), guard.violated])
        .catch((error: unknown) => {
          throw toUploadError(error, spec);
        })
        .finally(guard.stop);
      const files = ((request.files ?? []) as Express.Multer.File[]).map(asUploaded);
      if (files.length === 0) throw invalidField(spec.field, 'Válassz ki legalább egy fájlt!');
      const dispose = async () => {
        await Promise.all(files.map(({ tempPath }) => rm(tempPath, { force: true })));
      };
      return { files, dispose };
    },
  };
}

/** Temporary folder of uploads; a job deletes leftovers of killed processes. */
export const uploadFolder = (dataDir: string): string => resolve(join(dataDir, 'tmp'));
