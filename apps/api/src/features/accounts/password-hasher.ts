import { passwordMaxBytes } from '@piacter/contracts/accounts';
import bcrypt from 'bcrypt';
import { createGate } from '../../core/gate.ts';

const defaultCost = 12;
/** A quarter of a second of processor each; the thread pool keeps room for everybody else. */
const concurrency = 2;
const maxQueued = 64;

/** The same letters may come as one code point or as two, depending on the keyboard. */
const normalize = (password: string) => password.normalize('NFC');

/** bcrypt behind a gate of two. */
export function createPasswordHasher(cost = defaultCost) {
  const gate = createGate({ inFlight: concurrency, waiting: maxQueued });
  // Of no password; comparing with it takes as long as comparing with a real one.
  const dummyHash = `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`;

  return {
    hash: (password: string): Promise<string> => gate(() => bcrypt.hash(normalize(password), cost)),

    /** Whether the password is that of the hash. Without a hash (no such account): false, after the same work. */
    async verify(password: string, hash: string | undefined): Promise<boolean> {
      const given = normalize(password);
      // bcrypt would cut it off and call it equal.
      const isTooLong = Buffer.byteLength(given) > passwordMaxBytes;
      const isEqual = await gate(() => bcrypt.compare(given, hash ?? dummyHash));
      return isEqual && hash !== undefined && !isTooLong;
    },

    /** The time of one comparison, for answers that must not tell by their speed whether there was an account. */
    compareDummy: async (): Promise<void> => {
      await gate(() => bcrypt.compare('', dummyHash));
    },
  };
}

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;
