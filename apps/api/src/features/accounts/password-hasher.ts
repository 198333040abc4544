import { passwordMaxBytes } from '@piacter/contracts/accounts';
import bcrypt from 'bcrypt';
import { createGate } from '../../core/gate.ts';

const defaultCost = 12;
/** A quarter of a second of processor each; the thread pool keeps room for everybody else. */
const inFlight = 2;
const waiting = 64;

/** The same letters may come as one code point or as two, depending on the keyboard. */
const normal = (password: string) => password.normalize('NFC');

/** bcrypt behind a gate of two. */
export function passwordHasher(cost = defaultCost) {
  const gate = createGate({ inFlight, waiting });
  // Of no password; comparing with it takes as long as comparing with a real one.
  const decoy = `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`;

  return {
    hash: (password: string): Promise<string> => gate(() => bcrypt.hash(normal(password), cost)),

    /** Whether the password is that of the hash. Without a hash (no such account): false, after the same work. */
    async verify(password: string, hash: string | undefined): Promise<boolean> {
      const given = normal(password);
      // bcrypt would cut it off and call it equal.
      const isTooLong = Buffer.byteLength(given) > passwordMaxBytes;
      const isEqual = await gate(() => bcrypt.compare(given, hash ?? decoy));
      return isEqual && hash !== undefined && !isTooLong;
    },

    /** The time of one comparison, for answers that must not tell by their speed whether there was an account. */
    spend: async (): Promise<void> => {
      await gate(() => bcrypt.compare('', decoy));
    },
  };
}

export type PasswordHasher = ReturnType<typeof passwordHasher>;
