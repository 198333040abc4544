import type { FieldError } from '@piacter/contracts/core';
import { ApiFailure } from '../../lib/api/index.ts';
import type { Faults } from './filters.ts';

/** What the server found wrong with the filters; nothing where the search failed for another reason. */
export const refusalsOf = (failure: unknown): readonly FieldError[] =>
  failure instanceof ApiFailure && failure.status === 422 ? failure.errors : [];

/** The same for the fields; the fault of a list's element belongs to the list. */
export const faultsOf = (failure: unknown): Faults =>
  Object.fromEntries(refusalsOf(failure).map(({ path, message }) => [path.split('.', 1)[0], message]));
