import { splitPlaces } from '@piacter/contracts/places/values';
import { serviceRequestFields as fields } from '@piacter/contracts/requests/fields';
import { registerThenOpen, requesterPaths } from '@piacter/contracts/site/paths';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApi } from '../../../lib/api/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useSession } from '../../../lib/session.ts';
import { keepWayOn } from '../../../lib/way-on.ts';
import { keepWrittenWork, readWrittenWork } from '../../../lib/written-work.ts';
import { Button } from '../../../ui/button.tsx';
import { toOptions } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SettlementField } from '../../places/index.ts';
import { describedWork } from '../../search/describe-work/index.ts';
import { ProfessionSelect } from '../../search/profession-select/index.tsx';
import styles from './describe-work.module.css';
import { text } from './text.ts';

const requestForm = requesterPaths.service.create;
/** When the work is wanted, which the form of the request asks. */
const usualTime = { requestTime: 1, timeUnit: 'hét' } as const;

/** What a search hands over, else what was written here before. */
function useGivenWork() {
  const [query] = useSearchParams();
  const [trade, place] = describedWork.map((name) => query.get(name) ?? undefined);
  const [kept] = useState(readWrittenWork);
  const settlement = splitPlaces(place ?? '')[0] ?? kept.settlement ?? '';
  return { serviceID: trade ?? kept.serviceID ?? '', settlement, description: kept.description ?? '' };
}

/** /mi-a-gond: a visitor writes what is to be done, and registers at the end (REQ-04). */
export function DescribeWorkPage() {
  usePageTitle(text.title);
  const navigate = useNavigate();
  const role = useSession()?.path;
  const professions = useApi('GET /api/service_types_order', {}).data?.data ?? [];
  const [work, setWork] = useState(useGivenWork());
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each attempt, once its errors are shown
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [attempts]);
  const set = (name: keyof typeof work) => ({
    value: work[name],
    error: attempts > 0 && work[name].trim() === '' ? text.missing : undefined,
    onChange: (value: string) => {
      setWork({ ...work, [name]: value });
      keepWrittenWork({ ...work, ...usualTime, [name]: value });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (Object.values(work).some((value) => value.trim() === '')) return;
    keepWrittenWork({ ...work, ...usualTime });
    if (role === undefined) keepWayOn(requestForm);
    void navigate(role === undefined ? registerThenOpen(requestForm) : requestForm);
  };
  const isOtherRole = role !== undefined && role !== 'ajanlatkero';
  return (
    <div className={styles.page}>
      <h1>{text.title}</h1>
      <p className={styles.intro}>{text.intro}</p>
      {isOtherRole ? (
        <Note>{text.otherRole}</Note>
      ) : (
        <Panel>
          <form ref={form} className={styles.form} onSubmit={submit} noValidate>
            <ProfessionSelect
              label={text.trade}
              name="serviceID"
              required
              options={toOptions(professions, 'typeID', 'typeName')}
              placeholder={text.tradeExample}
              {...set('serviceID')}
            />
            <SettlementField label={text.place} required {...set('settlement')} />
            <TextAreaField
              label={text.description}
              name="description"
              required
              maxLength={fields.description.max}
              placeholder={text.descriptionExample}
              {...set('description')}
            />
            <Button type="submit" size="large" full>
              {text.next}
            </Button>
            {role === undefined && <p className={styles.hint}>{text.nextHint}</p>}
          </form>
        </Panel>
      )}
    </div>
  );
}
