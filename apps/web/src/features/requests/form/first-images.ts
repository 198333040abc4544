/** Pictures of requests that were just sent, until the request's page uploads them. */
const chosen = new Map<number, readonly File[]>();

/** Stores the pictures for the request's page, which uploads them and shows the progress. */
export const storeFirstImages = (requestID: number, files: readonly File[]): void => {
  if (files.length > 0) chosen.set(requestID, files);
};

/** Returns the stored pictures and forgets them. */
export const takeFirstImages = (requestID: number): readonly File[] => {
  const files = chosen.get(requestID) ?? [];
  chosen.delete(requestID);
  return files;
};
