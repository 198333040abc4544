import type { UploadSpec } from '@piacter/contracts/core';
import { MulterError } from 'multer';
import { ApiError } from './api-error.ts';

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

/** A file in a field that the endpoint does not have. */
export const wrongField = (expected: string) =>
  new ApiError('malformed', { message: `Rossz mezőben érkezett fájl: küldd „${expected}” néven!` });

const tooLarge = (message: string) => new ApiError('too_large', { message });

function multerError({ code }: MulterError, { maxFiles, maxBytes }: UploadSpec): ApiError {
  switch (code) {
    case 'LIMIT_FILE_SIZE':
      return tooLarge(`Egy fájl legfeljebb ${megabytes(maxBytes)} MB lehet, válassz kisebbet!`);
    case 'LIMIT_FILE_COUNT':
      return tooLarge(`Egyszerre legfeljebb ${maxFiles} fájlt küldhetsz, válassz kevesebbet!`);
    case 'LIMIT_PART_COUNT':
    case 'LIMIT_FIELD_COUNT':
    case 'LIMIT_FIELD_KEY':
    case 'LIMIT_FIELD_VALUE':
      return tooLarge('Túl sok mezőt vagy túl hosszú szöveget küldtél, küldj kevesebbet!');
    default:
      return new ApiError('malformed');
  }
}

/** Whether the error is the server's and not the client's. */
const isServerError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** Converts an error of the multipart parser to `malformed` or `too_large`; errors of the disk are returned as they are. */
export function toUploadError(error: unknown, spec: UploadSpec): unknown {
  if (error instanceof ApiError || isServerError(error)) return error;
  if (error instanceof MulterError) return multerError(error, spec);
  // Errors of the parser: no boundary, an unterminated part, an invalid header, a lost connection.
  return new ApiError('malformed', { message: 'A feltöltés hibás vagy félbeszakadt, próbáld újra!' });
}
