import { createHash, randomBytes } from 'node:crypto';

/** 128 bits: nobody finds a link by trying. */
export const linkSecretBytes = 16;

/** The secret of a link that works for whoever has it. */
export const createLinkSecret = (): string => randomBytes(linkSecretBytes).toString('hex');

/** What is stored of a secret, and what it is found by. As secrets are random and long, it needs neither salt nor rounds. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
