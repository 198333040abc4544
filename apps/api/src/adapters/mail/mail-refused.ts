/** A mail that will never be taken, such as one to a mailbox that does not exist; not tried again. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
