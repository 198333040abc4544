import type { ServiceDetail } from '@piacter/contracts/services';
import { coverageLabels as labels } from '@piacter/contracts/services/fields';
import { formatCovered } from '@piacter/contracts/services/values';
import type { Description } from '../../../ui/description-list.tsx';
import { type Group, getAddressGroup, getAdGroup } from '../../listings/detail/index.ts';
import { formatHoursToday } from '../../timetables/view/index.tsx';
import { formatCoverage } from '../card/service-facts.ts';
import { text } from './text.ts';

/** Places named among the key facts; the rest is counted. */
const maxNames = 2;

const formatSettlements = (settlements: ServiceDetail['settlements']): string[] =>
  settlements.map(({ settlementName, radius }) => formatCovered(settlementName, radius));

/** The covered places: countries, regions, then settlements. */
const getCoveredPlaces = ({ countries, regions, settlements }: ServiceDetail): string[] => [
  ...countries.map(({ countryName }) => countryName),
  ...regions.map(({ regionName }) => regionName),
  ...formatSettlements(settlements),
];

/** The key facts: coverage, base, and today's opening hours. */
export const getKeyFacts = (service: ServiceDetail): Description[] => {
  const names = getCoveredPlaces(service);
  const coverage = formatCoverage({
    ...service,
    coverage: names.slice(0, maxNames),
    moreCoverage: Math.max(0, names.length - maxNames),
  });
  return [
    { term: labels.coverage, value: coverage },
    { term: text.base, value: service.settlement },
    { term: text.today, value: formatHoursToday(service.timetable, new Date()) },
  ];
};

/** Address, and the ad itself; the contact data are beside them, in the contact box. */
export const getGroups = (service: ServiceDetail): Group[] => [
  getAddressGroup(service, { withFloor: true }),
  getAdGroup(service, service.serviceID),
];

/** The covered places by kind, with labels; empty kinds are left out. */
export const getCoverageLists = ({
  countries,
  regions,
  settlements,
}: ServiceDetail): { title: string; labels: string[] }[] =>
  [
    { title: labels.countries, labels: countries.map(({ countryName }) => countryName) },
    { title: labels.regions, labels: regions.map(({ regionName }) => regionName) },
    { title: labels.settlements, labels: formatSettlements(settlements) },
  ].filter(({ labels }) => labels.length > 0);
