import { documentedMessages } from '@piacter/contracts/core/hungarian';
import { notFoundText } from '../../core/http/messages.ts';
import type { Usage } from './profession-usage.ts';

/** '3 (Szobafestés, Mázolás, Tapétázás és még 9)' */
const formatExamples = (count: number, examples: readonly string[]): string => {
  const others = count - examples.length;
  return `${count} (${examples.join(', ')}${others > 0 ? ` és még ${others}` : ''})`;
};

/** The reason why a profession cannot be deleted. */
const formatUsage = ({ services, requests, offers }: Usage): string =>
  [
    services.count > 0 && `szolgáltatások: ${formatExamples(services.count, services.examples)}`,
    requests.count > 0 && `ajánlatkérések: ${formatExamples(requests.count, requests.examples)}`,
    offers > 0 && `ajánlatok ezekre: ${offers}`,
  ]
    .filter(Boolean)
    .join('; ');

/** Messages of the professions. */
export const professionMessages = {
  created: documentedMessages.professionAdded,
  renamed: 'A szakmát átneveztük, mindenhol az új neve látszik.',
  deleted: 'A szakmát töröltük a listából.',
  notFound: notFoundText('szakma'),
  nameWithoutLetters: 'A névben legyen betű vagy szám!',
  taken: (name: string) => `Ilyen nevű szakma már van: ${name}. Adj meg másik nevet!`,
  inUse: (name: string, usage: Usage) =>
    `Nem törölheted, mert használatban van: ${name}. Ahol szerepel: ${formatUsage(usage)}.`,
} as const;
