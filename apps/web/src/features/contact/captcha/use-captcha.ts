import { useRef, useState } from 'react';
import { type CaptchaProvider, loadProvider, type Ticket } from './provider.ts';

/** Milliseconds that a ticket has to last from the moment it is sent with a message. */
const reserve = 15_000;

export type CaptchaProgress = 'resting' | 'working' | 'ready';

/** A captcha that begins when the form is first touched and gives a fresh token for each message. */
export function useCaptcha() {
  const provider = useRef<Promise<CaptchaProvider>>(undefined);
  const ticket = useRef<Promise<Ticket>>(undefined);
  const [progress, setProgress] = useState<CaptchaProgress>('resting');

  const getProvider = () => {
    provider.current ??= loadProvider().catch((error: unknown) => {
      // The next attempt asks anew.
      provider.current = undefined;
      throw error;
    });
    return provider.current;
  };

  const makeTicket = async ({ makeTicket }: CaptchaProvider): Promise<Ticket> => {
    setProgress('working');
    try {
      const made = await makeTicket();
      setProgress('ready');
      return made;
    } catch (error) {
      ticket.current = undefined;
      setProgress('resting');
      throw error;
    }
  };

  const getTicket = async (): Promise<Ticket> => {
    const known = await getProvider();
    ticket.current ??= makeTicket(known);
    const made = await ticket.current;
    if (made.expiresAt - Date.now() > reserve) return made;
    ticket.current = makeTicket(known);
    return ticket.current;
  };

  return {
    progress,
    /** Begins while the person writes; what goes wrong is said when the message is sent. */
    begin: () => {
      void getProvider()
        .then((known) => (known.isMadeAhead ? getTicket() : undefined))
        .catch(() => undefined);
    },
    /** A token for one message; rejects with what to tell the person. */
    takeToken: async (): Promise<string> => {
      const { token } = await getTicket();
      ticket.current = undefined;
      setProgress('resting');
      return token;
    },
  };
}
