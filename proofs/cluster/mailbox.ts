import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { freePorts } from '../processes.ts';

export interface Mailbox {
  url: string;
  /** How often each Message-ID was received. */
  received: ReadonlyMap<string, number>;
  /** Message-IDs by newly registered recipient, each of whom is due one mail. */
  activations: ReadonlyMap<string, ReadonlySet<string>>;
  close: () => Promise<void>;
}

/** A mail server that counts the mails it has accepted. */
export async function openMailbox(): Promise<Mailbox> {
  const received = new Map<string, number>();
  const activations = new Map<string, Set<string>>();
  const [port = 0] = await freePorts(1);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      const count = (mail: string) => {
        const id = /^message-id:\s*(\S+)/im.exec(mail)?.[1] ?? 'without an id';
        received.set(id, (received.get(id) ?? 0) + 1);
        const to = envelope.rcptTo[0]?.address ?? '';
        if (to.startsWith('uj.')) activations.set(to, (activations.get(to) ?? new Set()).add(id));
      };
      void text(stream)
        .then(count)
        .then(() => done(), done);
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    activations,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
