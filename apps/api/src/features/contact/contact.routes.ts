import { getCaptchaChallenge, sendContactMessage } from '@piacter/contracts/contact';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { ContactService } from './contact.service.ts';
import { text } from './contact.text.ts';

export const contactRoutes = (contact: ContactService): Implementation[] => [
  implement(sendContactMessage, async ({ session, body, request }) => {
    await contact.send(session, body, request);
    return { message: text.sent };
  }),
  implement(getCaptchaChallenge, ({ query }) => contact.challenge(query.level)),
];
