/** Pictures chosen for requests that were sent a moment ago, until their page takes them. */
const chosen = new Map<number, readonly File[]>();

/** Hands the pictures on to the page of the request, which shows how they get on. */
export const storeFirstImages = (requestID: number, files: readonly File[]): void => {
  if (files.length > 0) chosen.set(requestID, files);
};

/** The pictures that were chosen, once. */
export const takeFirstImages = (requestID: number): readonly File[] => {
  const files = chosen.get(requestID) ?? [];
  chosen.delete(requestID);
  return files;
};
