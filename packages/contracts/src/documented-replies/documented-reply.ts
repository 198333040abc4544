/**
 * The field names of every documented reply, transcribed by hand from the customer's documents: test data of
 * `documented-replies.test.ts`. The contracts may return more fields, but may not omit or rename one of these.
 */
export interface DocumentedReply {
  /** 'GET /api/countries'. */
  calls: readonly string[];
  /** Named fields beside `ok` and `message`; one with a question mark may be left out of a reply. */
  fields?: readonly string[];
  /** Names in `data`; of a list, those of its entries. */
  data?: readonly string[];
  isList?: boolean;
  /**
   * What `message` contains instead of a text: a boolean, or a page of a list whose entries have the names in `data`.
   */
  message?: 'boolean' | 'page';
}

export const names = (text: string): string[] => text.trim().split(/[\s,]+/);

export const type = names('typeID typeName');

export const address = names(
  'countryID postalCode settlement countyRegion street publicPlaceType houseNumber',
);

export const doors = names('floorNumber doorNumber');
