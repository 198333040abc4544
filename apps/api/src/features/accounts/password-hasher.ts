import { passwordMaxBytes } from '@piacter/contracts/accounts';
import bcrypt from 'bcrypt';
import { createConcurrencyLimit } from '../../core/concurrency-limit.ts';

const defaultCost = 12;
/** Concurrent hashes of a quarter of a second each, which leaves threads of the pool for other work. */
const concurrency = 2;
const maxQueued = 64;

/** Accented letters may be one code point or two, depending on the keyboard. */
const normalize = (password: string) => password.normalize('NFC');

/** bcrypt with limited concurrency and a bounded queue. */
export function createPasswordHasher(cost = defaultCost) {
  const limit = createConcurrencyLimit({ inFlight: concurrency, waiting: maxQueued });
  // The hash of no password, for comparisons that take as long as with a real one.
  const dummyHash = `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`;

  return {
    hash: (password: string): Promise<string> => limit(() => bcrypt.hash(normalize(password), cost)),

    /** Whether the password matches the hash. Without a hash (no account) false, after the same work. */
    async verify(password: string, hash: string | undefined): Promise<boolean> {
      const given = normalize(password);
      // bcrypt would truncate it and could report a match.
      const isTooLong = Buffer.byteLength(given) > passwordMaxBytes;
      const isEqual = await limit(() => bcrypt.compare(given, hash ?? dummyHash));
      return isEqual && hash !== undefined && !isTooLong;
    },

    /** Takes the time of a comparison, against timing attacks that detect accounts. */
    compareDummy: async (): Promise<void> => {
      await limit(() => bcrypt.compare('', dummyHash));
    },
  };
}

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;
