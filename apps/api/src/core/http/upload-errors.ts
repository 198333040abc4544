import type { UploadSpec } from '@piacter/contracts/core';
import { MulterError } from 'multer';
import { ApiError } from './api-error.ts';

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

/** A file under a name that this call does not know. */
export const wrongField = (expected: string) =>
  new ApiError('malformed', { message: `A fájlokat „${expected}” nevű mezőben várjuk!` });

const tooLarge = (message: string) => new ApiError('too_large', { message });

function multerError({ code }: MulterError, { maxFiles, maxBytes }: UploadSpec): ApiError {
  switch (code) {
    case 'LIMIT_FILE_SIZE':
      return tooLarge(`Egy fájl legfeljebb ${megabytes(maxBytes)} MB lehet!`);
    case 'LIMIT_FILE_COUNT':
      return tooLarge(`Egyszerre legfeljebb ${maxFiles} fájlt küldhetsz!`);
    case 'LIMIT_PART_COUNT':
    case 'LIMIT_FIELD_COUNT':
    case 'LIMIT_FIELD_KEY':
    case 'LIMIT_FIELD_VALUE':
      return tooLarge('Túl sok mezőt vagy túl hosszú szöveget küldtél!');
    default:
      return new ApiError('malformed');
  }
}

/** Whether the disk and not the sender is at fault. */
const isOfTheDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** What the sender of a faulty multipart body is told: 400 or 413; a fault of the disk stays what it is. */
export function uploadError(error: unknown, spec: UploadSpec): unknown {
  if (error instanceof ApiError || isOfTheDisk(error)) return error;
  if (error instanceof MulterError) return multerError(error, spec);
  // What is left is the parser's: no boundary, a part without an end, a header that is none, a lost connection.
  return new ApiError('malformed', { message: 'A feltöltés hibás vagy félbeszakadt, próbáld újra!' });
}
