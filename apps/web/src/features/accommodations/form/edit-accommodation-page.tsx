import type { AccommodationRecord } from '@piacter/contracts/accommodations';
import { useParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { api } from '../../../lib/api/index.ts';
import { unexpectedMessage, useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { useImageCount } from '../../images/index.ts';
import {
  EditListing,
  imagesPart,
  packagePart,
  pricesPart,
  useAfterChange,
  useOwnListing,
  useScrollToHash,
  videosPart,
} from '../../listings/form/index.ts';
import {
  type LoadedWeek,
  loadWeek,
  useUnsavedWeek,
  useWeekSaving,
  weekFaults,
} from '../../timetable/index.ts';
import { AccommodationFormPanel } from './accommodation-form.tsx';
import { accommodationBody, accommodationValues } from './accommodation-values.ts';
import { text } from './text.ts';

type Stored = { accommodation: AccommodationRecord; week: LoadedWeek };

async function loadAccommodation(id: number, signal: AbortSignal): Promise<Stored> {
  const [{ data }, week] = await Promise.all([
    api('GET /api/accommodations/{id}', { params: { id }, signal }),
    loadWeek('accommodationID', id, signal),
  ]);
  return { accommodation: data, week };
}

function EditAccommodation({ accommodation, week }: Stored) {
  const { accommodationID: id, packageType, mainImg } = accommodation;
  const form = useEndpointForm({
    call: 'PUT /api/accommodations/{id}',
    parts: { params: { id } },
    schema: () => import('@piacter/contracts/accommodations').then((m) => m.accommodationBody),
    rules: weekFaults,
    initial: accommodationValues(accommodation, week.stored),
    toBody: (values) => accommodationBody(values, 'edit'),
    draftKey: `accommodation:${id}`,
    unreachable: unexpectedMessage,
    confirm: useWeekSaving('accommodationID', id, week.stored),
    onDone: useAfterChange('GET /api/accommodations-by-user', 'GET /api/accommodation-public/{url}'),
  });
  useUnsavedWeek(form, 'accommodationID', id, week);
  useLeaveGuard(form);
  useScrollToHash();
  const of = { idField: 'accommodationID', id } as const;
  const imageCount = useImageCount(of.idField, id) ?? (mainImg ? 1 : 0);
  return (
    <AccommodationFormPanel
      form={form}
      id={id}
      before={[imagesPart({ ...of, imageCount })]}
      after={[pricesPart(of), videosPart(of), packagePart({ ...of, imageCount, packageType })]}
    />
  );
}

const nameOf = ({ accommodation: { accommodationName, settlement } }: Stored) =>
  `${accommodationName}, ${settlement}`;

const view = {
  label: text.view,
  path: ({ accommodation }: Stored) => paths.accommodation(accommodation.accommodationUrl),
};

/** /szallasado/szallas_letrehozasa/{accommodationID} (HOST-03). */
export function EditAccommodationPage() {
  const { accommodationID = '' } = useParams();
  const loaded = useOwnListing(Number(accommodationID), loadAccommodation);
  return (
    <EditListing title={text.editTitle} loaded={loaded} sub={nameOf} view={view} failed={text.failed}>
      {(stored) => <EditAccommodation key={stored.accommodation.accommodationID} {...stored} />}
    </EditListing>
  );
}
