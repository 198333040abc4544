import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Endpoint, UploadSpec } from '@piacter/contracts/core';
import type { Request, RequestHandler, Response } from 'express';
import multer from 'multer';
import { createPrivateFolder } from '../private-folder.ts';
import type { UploadReceiver } from './answer.ts';
import { ApiError, invalidField } from './api-error.ts';
import type { UploadedFile } from './implement.ts';

import { uploadError, wrongField } from './upload-errors.ts';
import { guardUpload, type UploadLimits } from './upload-guard.ts';

/** Text fields beside the files; no form of ours has more than a few. */
const maxFields = 16;
/** Bytes of everything in a multipart body that is not a file. */
const overheadBytes = 64 * 1024;

/** multer's own defaults are mostly 'no limit', and one field name with a large index would hang the process. */
const limitsOf = ({ maxFiles, maxBytes }: UploadSpec) => ({
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

/** Bytes of the longest body that an endpoint takes. */
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
 * Receives multipart bodies onto the disk, into DATA_DIR/tmp. Files keep a random name there until the handler
 * has answered; every fault of the body is answered in JSON, and what had arrived by then is deleted.
 */
export function uploadReceiver(dataDir: string, limits: UploadLimits): UploadReceiver {
  const folder = createPrivateFolder(uploadFolder(dataDir));
  const storage = multer.diskStorage({ destination: folder });

  function receiverOf(spec: UploadSpec): RequestHandler {
    // Clients that know lists only as `images[]` are understood too.
    const names = new Set([spec.field, `${spec.field}[]`]);
    return multer({
      storage,
      limits: limitsOf(spec),
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
      const receiver = receivers.get(endpoint) ?? receiverOf(spec);
      receivers.set(endpoint, receiver);
      await Promise.race([run(receiver, request, response), guard.violated])
        .catch((error: unknown) => {
          throw uploadError(error, spec);
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

/** Where files wait for their handler; a job clears what a killed process left there. */
export const uploadFolder = (dataDir: string): string => resolve(join(dataDir, 'tmp'));
