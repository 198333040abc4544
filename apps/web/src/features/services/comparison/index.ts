import type { ServiceDetail } from '@piacter/contracts/services';
import { coverageLabels, serviceFields } from '@piacter/contracts/services/fields';
import { paths } from '@piacter/contracts/site/paths';
import { formatMoney } from '../../../lib/format.ts';
import type { Comparison } from '../../listings/comparison/index.ts';
import { getCoverageLists } from '../detail/service-groups.tsx';
import { text } from '../detail/text.ts';

/** How services are compared: by their lowest price, professions and coverage. */
export const comparison: Comparison<ServiceDetail> = {
  getID: ({ serviceID }) => serviceID,
  getTitle: ({ title }) => title,
  getPath: ({ serviceUrl }) => paths.service(serviceUrl),
  getPicture: ({ mainImg }) => mainImg,
  measures: [
    {
      term: text.lowestPrice,
      getNumber: ({ price }) => price,
      format: ({ price }) => formatMoney(price),
      best: 'lowest',
    },
  ],
  getGroups: (service) => [
    {
      title: coverageLabels.coverage,
      items: [
        { term: serviceFields.selectedServiceTypes.label, value: service.serviceTypeName },
        { term: text.base, value: service.settlement },
        ...getCoverageLists(service).map(({ title, labels }) => ({ term: title, value: labels.join(', ') })),
      ],
    },
  ],
};
