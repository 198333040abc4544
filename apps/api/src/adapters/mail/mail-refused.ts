/** A permanent failure, such as a mailbox that does not exist; not retried. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
