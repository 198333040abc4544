/** Thrown by a handler whose client has the reply already: `isUnchanged` of the call said so. */
export class NotModified extends Error {
  override readonly name = 'NotModified';
}
