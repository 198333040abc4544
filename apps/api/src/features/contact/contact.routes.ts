import { getCaptchaChallenge, sendContactMessage } from '@piacter/contracts/contact';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { ContactService } from './contact.service.ts';

export const contactRoutes = (contact: ContactService): Implementation[] => [
  implement(sendContactMessage, async ({ body }) => {
    await contact.send(body);
    return { message: 'Az üzenetet elküldtük a hirdetőnek.' };
  }),
  implement(getCaptchaChallenge, () => contact.challenge()),
];
