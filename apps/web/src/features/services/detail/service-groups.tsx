import type { ServiceDetail } from '@piacter/contracts/services';
import type { Description } from '../../../ui/description-list.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { adGroup, type Group, placeGroup } from '../../listings/detail/index.ts';
import { formatHoursToday } from '../../timetables/view/index.ts';
import { coverageOf } from '../card/coverage-words.ts';
import { text } from './text.ts';

/** Names that stand among the deciding facts; the rest is counted. */
const mostNames = 2;

/** Everything that it covers, the widest first. */
const coveredBy = ({ countries, regions, settlements }: ServiceDetail): string[] => [
  ...countries.map(({ countryName }) => countryName),
  ...regions.map(({ regionName }) => regionName),
  ...settlements.map(({ settlementName }) => settlementName),
];

/** 'www.pelda.hu' or 'pelda.hu/arak': an address as people say it. */
const shortAddress = (address: string): string => address.replace(/^https?:\/\//i, '').replace(/\/$/, '');

const webpageOf = ({ webpage }: ServiceDetail) =>
  webpage ? <ExternalLink href={webpage}>{shortAddress(webpage)}</ExternalLink> : null;

/** The facts that decide: where they work, where they are at home, and when to find them today. */
export const decidingFacts = (service: ServiceDetail): Description[] => {
  const names = coveredBy(service);
  const coverage = coverageOf({
    ...service,
    coverage: names.slice(0, mostNames),
    moreCoverage: Math.max(0, names.length - mostNames),
  });
  return [
    { term: text.coverage, value: coverage },
    { term: text.base, value: service.settlement },
    { term: text.today, value: formatHoursToday(service.timetable, new Date()) },
  ];
};

/** How to reach them, where they are, and the ad itself. */
export const groupsOf = (service: ServiceDetail): Group[] => [
  {
    title: text.contact,
    items: [
      { term: text.phone, value: service.phone },
      { term: text.email, value: service.contactEmail },
      { term: text.webpage, value: webpageOf(service) },
    ],
  },
  placeGroup(service, { withFloor: true }),
  adGroup(service, service.serviceID),
];

/** Where they work, each kind of place under its label; kinds without a place are left out. */
export const coverageListsOf = ({
  countries,
  regions,
  settlements,
}: ServiceDetail): { title: string; words: string[] }[] =>
  [
    { title: text.countries, words: countries.map(({ countryName }) => countryName) },
    { title: text.regions, words: regions.map(({ regionName }) => regionName) },
    { title: text.settlements, words: settlements.map(({ settlementName }) => settlementName) },
  ].filter(({ words }) => words.length > 0);
