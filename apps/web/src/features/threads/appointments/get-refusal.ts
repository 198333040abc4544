import { ApiFailure } from '../../../lib/api/index.ts';
import { failureMessage } from '../../../lib/form/index.ts';

/** What is wrong with the first field that was refused, else why the call failed. */
export const getRefusal = (failure: unknown): string => {
  const [first] = failure instanceof ApiFailure ? failure.errors : [];
  return first?.message ?? failureMessage(failure);
};
