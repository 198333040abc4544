import { documentedMessages } from '@piacter/contracts/core/hungarian';
import { formText } from '../../../ui/form-text.ts';

/** Hungarian texts of the responders' search. */
export const text = {
  title: 'Ajánlatkérők keresése',
  sub: {
    service: 'Ők szakembert keresnek.',
    accommodation: 'Ők szállást keresnek.',
    property: 'Ők ingatlant keresnek.',
  },
  count: (count: string) => `${count} ajánlatkérés`,
  nothing: 'Nincs ilyen ajánlatkérés',
  empty: {
    title: 'Nincs ilyen ajánlatkérés',
    hint: 'Itt most nincs nyitott ajánlatkérés. Nézz vissza később!',
  },
  failed: documentedMessages.requestsFailed,
  isNew: 'Új',
  ownOffer: 'Már küldtél ajánlatot',
  untilAccepted: 'Az ajánlatkérő elérhetőségét akkor látod, ha a te ajánlatodat fogadja el.',
  firstStep: 'Hívd fel az ajánlatkérőt, vagy írj neki: ő is megkapta az elérhetőségedet.',
  report: 'Bejelentem',
  access: {
    prolong: formText.prolong,
    title: 'Rendelj csomagot az elérhetőségekhez!',
    refused: documentedMessages.packageRequired,
  },
  answer: {
    title: 'Jelentkezés az ajánlatkérésre',
    sub: 'Írj az ajánlatkérőnek! E-mailben kapja meg, a szállásaid linkjeivel együtt.',
    message: 'Üzenet',
    messageHint: 'Például mikor van szabad helyed, és mennyiért.',
    send: 'Jelentkezem',
    sending: 'Küldés…',
    own: 'A jelentkezésed',
    done: 'Erre az ajánlatkérésre már jelentkeztél. Az ajánlatkérő az üzeneteddel együtt a telefonszámodat és az e-mail-címedet is megkapta.',
    over: 'A kért időszak elmúlt, erre az ajánlatkérésre már nem lehet jelentkezni.',
  },
} as const;
